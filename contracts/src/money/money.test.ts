import { expect, test } from 'vitest';
import { computeTotals, splitInstalments, toRupees } from './money.ts';

test('tax is 8 % of the subtotal and the advance 40 % of the total, in whole rupees', () => {
  const totals = computeTotals(1_250_000);
  expect(totals).toEqual({
    subtotalPaise: 1_250_000,
    shippingPaise: 0,
    taxPaise: 100_000,
    totalPaise: 1_350_000,
  });
  expect(splitInstalments(totals.totalPaise)).toEqual({ advancePaise: 540_000, finalPaise: 810_000 });
});

test('half a rupee is rounded up', () => {
  expect(splitInstalments(100_125).advancePaise).toBe(40_100);
  expect(splitInstalments(100_124).advancePaise).toBe(40_000);
});

test('for every price from one rupee on, both instalments can be paid and add up', () => {
  for (let price = 100; price < 400_000; price += 37) {
    const { totalPaise } = computeTotals(price);
    const { advancePaise, finalPaise } = splitInstalments(totalPaise);
    expect(advancePaise + finalPaise).toBe(totalPaise);
    expect(advancePaise).toBeGreaterThanOrEqual(100);
    expect(finalPaise === 0 || finalPaise >= 100).toBe(true);
    // What a browser makes of it: amount × 100 must be whole paise without rounding.
    if (finalPaise > 0) expect(Number.isInteger(toRupees(advancePaise) * 100)).toBe(true);
  }
});
