import { expect, test } from 'vitest';
import { chargesOf, originalPricePaise, toRupees } from './money.ts';

test('tax is 8 % of the subtotal and the advance 40 % of the total, in whole rupees', () => {
  expect(chargesOf(1_250_000)).toEqual({
    subtotalPaise: 1_250_000,
    shippingPaise: 0,
    taxPaise: 100_000,
    totalPaise: 1_350_000,
    advancePaise: 540_000,
    finalPaise: 810_000,
  });
});

test('half a rupee of the advance is rounded up', () => {
  const [half, less] = [chargesOf(93_635), chargesOf(93_634)];
  expect([half.totalPaise, half.advancePaise]).toEqual([101_125, 40_500]);
  expect([less.totalPaise, less.advancePaise]).toEqual([101_124, 40_400]);
});

test('the tax is two equal halves, each rounded from the same sum, whatever the price', () => {
  for (let price = 100; price < 400_000; price += 7) {
    const { taxPaise, subtotalPaise, totalPaise } = chargesOf(price);
    expect(taxPaise).toBe(2 * Math.round(price * 0.04));
    expect(totalPaise).toBe(subtotalPaise + taxPaise);
  }
  // Four percent of ₹1,000.13 are ₹40.0052.
  expect(chargesOf(100_013).taxPaise).toBe(8002);
});

test('for every price from one rupee on, both instalments can be paid and add up', () => {
  for (let price = 100; price < 400_000; price += 37) {
    const { totalPaise, advancePaise, finalPaise } = chargesOf(price);
    expect(advancePaise + finalPaise).toBe(totalPaise);
    expect(advancePaise).toBeGreaterThanOrEqual(100);
    expect(finalPaise === 0 || finalPaise >= 100).toBe(true);
    // What a browser computes: amount × 100 must be whole paise without rounding.
    if (finalPaise > 0) expect(Number.isInteger(toRupees(advancePaise) * 100)).toBe(true);
  }
});

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
