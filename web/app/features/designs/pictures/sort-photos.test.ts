import { expect, test } from 'vitest';
import { reviewLimits } from '#contracts/reviews/review.rules.ts';
import { allInWords } from '#tests/support/words/in-words.ts';
import { sortPhotos as sort } from './sort-photos.ts';

const mebibyte = 1024 * 1024;
const tooMany = { title: 'Too many images', line: 'You can upload maximum 5 images.' };
const sortPhotos = (chosen: Parameters<typeof sort>[0], already: number) =>
  sort(chosen, already, reviewLimits, tooMany);
const file = (name: string, type = 'image/jpeg', size = mebibyte) => ({ name, type, size });

test('pictures are taken, and files that are none are dropped without a word', () => {
  const sorted = sortPhotos(
    [file('a.jpg'), file('notes.pdf', 'application/pdf'), file('b.webp', 'image/webp')],
    0,
  );
  expect(sorted.accepted.map(({ name }) => name)).toEqual(['a.jpg', 'b.webp']);
  expect(sorted.refused).toEqual([]);
});

test('a picture over 5 MB is refused by its name', () => {
  const { accepted, refused } = sortPhotos([file('big.jpg', 'image/jpeg', 5 * mebibyte + 1)], 0);
  expect(accepted).toEqual([]);
  expect(allInWords(refused)).toEqual([
    { title: 'File too large', line: 'big.jpg is larger than 5 MB. Please choose a smaller file.' },
  ]);
});

test('the sixth picture is left out with its sentence, counting those chosen before', () => {
  const { accepted, refused } = sortPhotos([file('a.jpg'), file('b.jpg'), file('c.jpg')], 3);
  expect(accepted.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  expect(refused).toEqual([tooMany]);
});

test('formats that browsers cannot show are refused before they are sent', () => {
  const { refused } = sortPhotos([file('IMG_1.HEIC', ''), file('logo.svg', 'image/svg+xml')], 0);
  expect(allInWords(refused.map(({ title }) => title))).toEqual(['Invalid images', 'Invalid images']);
});
