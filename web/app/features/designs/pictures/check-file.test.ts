import { expect, test } from 'vitest';
import { allInWords, inWords } from '#tests/support/words/in-words.ts';
import { refusalOf, sortPictures } from './check-file.ts';

const megabyte = 1024 * 1024;
const jpeg = (name = 'sari.jpg', size = megabyte) => ({ name, type: 'image/jpeg', size });

test('a usual photograph is accepted, and so is a file whose type the browser does not know', () => {
  expect(refusalOf('picture', jpeg())).toBeNull();
  expect(refusalOf('picture', { ...jpeg(), type: '' })).toBeNull();
  expect(refusalOf('video', { name: 'a.mov', type: 'video/quicktime', size: 90 * megabyte })).toBeNull();
});

test.each([
  [jpeg('big.jpg', 10 * megabyte + 1), 'big.jpg is larger than 10 MB. Please choose a smaller file.'],
  [jpeg('none.jpg', 0), 'none.jpg is empty. Please choose it again.'],
  [
    { ...jpeg('a.svg'), type: 'image/svg+xml' },
    'a.svg is not a picture. Please choose a JPEG, PNG, WebP, AVIF or GIF.',
  ],
])('%o is refused by name', (file, sentence) => {
  expect(inWords(refusalOf('picture', file))).toBe(sentence);
});

test('HEIC is told what to do, also where the browser knows only its name', () => {
  expect(inWords(refusalOf('picture', { ...jpeg('IMG_1.HEIC'), type: '' }))).toContain('Most Compatible');
  expect(inWords(refusalOf('picture', { ...jpeg('x'), type: 'image/heif' }))).toContain('Most Compatible');
});

test('a video of another kind or beyond 100 MB is refused', () => {
  const film = { name: 'a.avi', type: 'video/x-msvideo', size: megabyte };
  expect(inWords(refusalOf('video', film))).toBe('a.avi is not a video. Please choose an MP4, WebM or MOV.');
  expect(inWords(refusalOf('video', { ...film, type: 'video/mp4', size: 101 * megabyte }))).toContain(
    'larger than 100 MB',
  );
});

test('of too many pictures the first ten are taken', () => {
  const chosen = Array.from({ length: 6 }, (_, number) => jpeg(`${number}.jpg`));
  const { accepted, refused } = sortPictures(chosen, 7);
  expect(accepted.map(({ name }) => name)).toEqual(['0.jpg', '1.jpg', '2.jpg']);
  expect(allInWords(refused)).toEqual(['Too many images: a design carries at most 10. Please remove some.']);
});
