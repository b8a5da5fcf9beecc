import { expect, test } from 'vitest';
import { emptyBoxes, erase, paste, type } from './code-boxes.ts';

const boxes = (text: string) => [...text].map((sign) => (sign === '_' ? '' : sign));
const shown = ({ boxes: list, at }: { boxes: readonly string[]; at: number }) => [
  list.map((digit) => digit || '_').join(''),
  at,
];

test.each([
  ['482913', 0, '482913', 5],
  ['482 913', 3, '482913', 5],
  ['Your code is 482-913.', 0, '482913', 5],
  ['4829137', 0, '482913', 5],
  ['29', 1, '_29___', 3],
  ['no digits', 2, '______', 2],
])('pasting "%s" into box %i leaves %s', (text, at, left, next) => {
  expect(shown(paste(emptyBoxes(6), at, text))).toEqual([left, next]);
});

test('a paste near the end stops at the last box', () => {
  expect(shown(paste(boxes('1234__'), 5, '89'))).toEqual(['1234_8', 5]);
});

test.each([
  ['a digit moves on', '______', 0, '4', '4_____', 1],
  ['the last digit stays in the last box', '48291_', 5, '3', '482913', 5],
  ['a digit of another script moves on', '______', 0, '४', '4_____', 1],
  ['a code of another script fills all boxes', '______', 0, '৪৮২৯১৩', '482913', 5],
  ['a letter changes nothing', '4_____', 1, 'x', '4_____', 1],
  ['a digit after the old one replaces it', '482913', 2, '27', '487913', 3],
  ['a digit before the old one replaces it', '482913', 2, '72', '487913', 3],
  ['the same digit again moves on', '482913', 2, '22', '482913', 3],
  ['emptying a box stays there', '482913', 2, '', '48_913', 2],
  ['a suggested code fills all boxes from any', '4_____', 1, '482913', '482913', 5],
])('%s', (_, before, at, text, left, next) => {
  expect(shown(type(boxes(before), at, text))).toEqual([left, next]);
});

test.each([
  ['482913', 5, '48291_', 5],
  ['48291_', 5, '4829__', 4],
  ['______', 0, '______', 0],
])('backspace in %s at %i leaves %s', (before, at, left, next) => {
  expect(shown(erase(boxes(before), at))).toEqual([left, next]);
});
