import { expect, test } from 'vitest';
import { originalPricePaise } from './money.ts';

test('the struck price is the price before the discount in whole rupees', () => {
  expect(originalPricePaise(340_000, 15)).toBe(400_000);
  expect(originalPricePaise(149_900, 12)).toBe(170_300);
  expect(originalPricePaise(99_950, 10)).toBe(111_100);
});

test('nothing is struck without a discount, or where the rounded price would be no higher', () => {
  expect(originalPricePaise(340_000, 0)).toBeNull();
  expect(originalPricePaise(1_000, 1)).toBeNull();
  expect(originalPricePaise(1_040, 1)).toBe(1_100);
});
