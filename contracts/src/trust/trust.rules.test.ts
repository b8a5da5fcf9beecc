import { expect, test } from 'vitest';
import { spanOf, wholePercent } from './trust.rules.ts';

test.each([
  [0, 10, 0],
  [10, 10, 100],
  [996, 1000, 99],
  [199, 200, 99],
  [99_999, 100_000, 99],
  [1, 3, 33],
  [2, 3, 66],
  [29, 100, 29],
  [57, 100, 57],
])('%i of %i are %i percent, rounded down', (part, of, percent) => {
  expect(wholePercent(part, of)).toBe(percent);
});

test('a share is exact: it is never above what it was, and less than one percent below', () => {
  for (let of = 1; of <= 400; of++) {
    for (let part = 0; part <= of; part++) {
      const percent = wholePercent(part, of);
      expect(Number.isInteger(percent)).toBe(true);
      expect(percent * of).toBeLessThanOrEqual(100 * part);
      expect((percent + 1) * of).toBeGreaterThan(100 * part);
    }
  }
});

test.each([
  [0, 1, 'minute'],
  [12.2, 13, 'minute'],
  [59, 59, 'minute'],
  [59.5, 1, 'hour'],
  [60, 1, 'hour'],
  [61, 2, 'hour'],
  [47 * 60, 47, 'hour'],
  [47 * 60 + 1, 2, 'day'],
  [48 * 60 + 1, 3, 'day'],
  [7 * 24 * 60, 7, 'day'],
] as const)('%d minutes are said as %i %s, rounded up', (minutes, amount, unit) => {
  expect(spanOf(minutes)).toEqual({ amount, unit });
});
