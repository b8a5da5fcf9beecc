import { expect, test } from 'vitest';
import { bulkSentences, changePrice, faultOfChange, faultOfPrice } from './bulk.rules.ts';

test.each([
  [249_900, { by: 'SUM', amount: 100 }, 259_900],
  [249_900, { by: 'SUM', amount: -0.5 }, 249_850],
  [249_900, { by: 'PERCENT', amount: 10 }, 274_900],
  [249_950, { by: 'PERCENT', amount: -10 }, 225_000],
  [10_000, { by: 'PERCENT', amount: -90 }, 1000],
] as const)('%i paise changed by %o are %i', (before, change, after) => {
  expect(changePrice(before, change)).toBe(after);
});

test.each([
  [{ by: 'SUM', amount: 0 }, bulkSentences.sum],
  [{ by: 'SUM', amount: 0.001 }, bulkSentences.sum],
  [{ by: 'SUM', amount: -10_000_001 }, bulkSentences.sum],
  [{ by: 'SUM', amount: Number.NaN }, bulkSentences.sum],
  [{ by: 'SUM', amount: -12.5 }, null],
  [{ by: 'PERCENT', amount: -91 }, bulkSentences.percent],
  [{ by: 'PERCENT', amount: 501 }, bulkSentences.percent],
  [{ by: 'PERCENT', amount: 2.5 }, bulkSentences.percent],
  [{ by: 'PERCENT', amount: -90 }, null],
] as const)('of a change by %o it is said: %s', (change, sentence) => {
  expect(faultOfChange(change)).toBe(sentence);
});

test('a price is at least ₹1 and at most ₹1,00,00,000', () => {
  expect([99, 100, 1_000_000_000, 1_000_000_001].map(faultOfPrice)).toEqual([
    bulkSentences.tooLow,
    null,
    null,
    bulkSentences.tooHigh,
  ]);
});
