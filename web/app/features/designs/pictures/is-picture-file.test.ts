import { expect, test } from 'vitest';
import { isPictureFile } from './is-picture-file.ts';

const begins = (words: string) => new Blob([Uint8Array.from(words, (sign) => sign.charCodeAt(0))]);

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01'],
  ['a PNG', '\x89PNG\r\n\x1a\n\x00\x00\x00\x0d'],
  ['a GIF', 'GIF89a\x01\x00\x01\x00\x00\x00'],
  ['a WebP', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
  ['an AVIF', '\x00\x00\x00\x1cftypavif\x00\x00'],
])('%s is known by its first bytes', async (_, words) => {
  expect(await isPictureFile(begins(words))).toBe(true);
});

test.each([
  ['a text', 'Dear desk, my saree'],
  ['nothing', ''],
  ['a sound in the same wrapper as WebP', 'RIFF\x24\x00\x00\x00WAVEfmt '],
  ['an iPhone’s HEIC', '\x00\x00\x00\x1cftypheic\x00\x00'],
])('%s is no picture, whatever it is called', async (_, words) => {
  expect(await isPictureFile(begins(words))).toBe(false);
});
