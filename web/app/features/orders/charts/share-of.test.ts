import { expect, test } from 'vitest';
import { shareOf } from './share-of.ts';

test.each([
  [0, 0, null],
  [3, 0, null],
  [0, 40, '0'],
  [1, 40, '2.5'],
  [2, 40, '5'],
  [10, 40, '25'],
  [50, 40, '125'],
  [1, 3000, '0'],
])('%d of %d is %s in a hundred', (part, whole, percent) => {
  expect(shareOf(part, whole)).toBe(percent);
});
