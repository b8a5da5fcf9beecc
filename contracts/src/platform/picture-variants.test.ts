import { expect, it } from 'vitest';
import { pictureVariant } from './picture-variants.ts';

it('finds every width and format of our own pictures', () => {
  const url = 'https://tanabana.example/media/a1B2-c_3/1080.webp';
  expect(pictureVariant(url, 320, 'avif')).toBe('https://tanabana.example/media/a1B2-c_3/320.avif');
  expect(pictureVariant(url, 1600, 'webp')).toBe('https://tanabana.example/media/a1B2-c_3/1600.webp');
});

it('leaves foreign addresses alone', () => {
  for (const url of [
    'https://elsewhere.example/photo.jpg',
    'https://tanabana.example/media/a1/1080.webp?x=1',
    'https://tanabana.example/media/../1080.webp',
    'https://tanabana.example/media/a1/640.webp',
    '',
  ]) {
    expect(pictureVariant(url, 640, 'webp')).toBeNull();
  }
});
