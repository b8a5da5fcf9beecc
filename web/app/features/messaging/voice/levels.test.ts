import { expect, test } from 'vitest';
import { clockOf } from './clock.ts';
import { barsOf, levelOf } from './levels.ts';

test('silence is nothing, a shout is all there is, and speech lies between', () => {
  expect(levelOf([0, 0, 0, 0])).toBe(0);
  expect(levelOf([])).toBe(0);
  expect(levelOf([1, -1, 1, -1])).toBe(100);
  const speech = levelOf([0.08, -0.08, 0.08, -0.08]);
  expect(speech).toBeGreaterThan(30);
  expect(speech).toBeLessThan(60);
});

test('levels become at most so many bars, and the loudest of each share stands', () => {
  expect(barsOf([], 64)).toEqual([]);
  expect(barsOf([5, 9], 64)).toEqual([5, 9]);
  expect(barsOf([1, 2, 3, 4, 5, 6], 3)).toEqual([2, 4, 6]);
  const many = barsOf(
    Array.from({ length: 2000 }, (_, index) => (index === 1999 ? 80 : 10)),
    64,
  );
  expect([many.length, many[0], many.at(-1)]).toEqual([64, 10, 80]);
});

test('times are whole minutes and seconds', () => {
  expect([0, 999, 7400, 60_000, 119_999].map(clockOf)).toEqual(['0:00', '0:00', '0:07', '1:00', '1:59']);
});
