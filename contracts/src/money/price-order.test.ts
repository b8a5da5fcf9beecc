import { describe, expect, it, test } from 'vitest';
import { toRupees } from './money.ts';
import { chargesForDesign, designLine, type PriceLine, priceOrder } from './price-order.ts';

test('tax is 8 % of the subtotal and the advance 40 % of the total, in whole rupees', () => {
  expect(chargesForDesign(1_250_000)).toEqual({
    subtotalPaise: 1_250_000,
    shippingPaise: 0,
    taxPaise: 100_000,
    taxPercent: 8,
    totalPaise: 1_350_000,
    advancePaise: 540_000,
    finalPaise: 810_000,
  });
});

test('half a rupee of the advance is rounded up', () => {
  const [half, less] = [chargesForDesign(93_635), chargesForDesign(93_634)];
  expect([half.totalPaise, half.advancePaise]).toEqual([101_125, 40_500]);
  expect([less.totalPaise, less.advancePaise]).toEqual([101_124, 40_400]);
});

test('the tax is two equal halves, each rounded from the same sum, whatever the price', () => {
  for (let price = 100; price < 400_000; price += 7) {
    const { taxPaise, subtotalPaise, totalPaise } = chargesForDesign(price);
    expect(taxPaise).toBe(2 * Math.round(price * 0.04));
    expect(totalPaise).toBe(subtotalPaise + taxPaise);
  }
  // Four percent of ₹1,000.13 are ₹40.0052.
  expect(chargesForDesign(100_013).taxPaise).toBe(8002);
});

test('for every price from one rupee on, both instalments can be paid and add up', () => {
  for (let price = 100; price < 400_000; price += 37) {
    const { totalPaise, advancePaise, finalPaise } = chargesForDesign(price);
    expect(advancePaise + finalPaise).toBe(totalPaise);
    expect(advancePaise).toBeGreaterThanOrEqual(100);
    expect(finalPaise === 0 || finalPaise >= 100).toBe(true);
    // What a browser computes: amount × 100 must be whole paise without rounding.
    if (finalPaise > 0) expect(Number.isInteger(toRupees(advancePaise) * 100)).toBe(true);
  }
});

/** A repeatable sequence of numbers from 0 to 1 (mulberry32), so that a failure can be run again. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Orders of a design with up to ten options, quoted lines and a discount, from one rupee to crores. */
function someOrders(count: number): PriceLine[][] {
  const next = sequence(28);
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  return Array.from({ length: count }, () => {
    const quantity = 1 + upTo(9);
    const base = 200 + Math.floor(10 ** (2 + next() * 7));
    const lines = [designLine({ title: 'Lehenga', pricePaise: base, quantity })];
    for (let left = upTo(10); left > 0; left--) {
      const kind = next() < 0.7 ? 'OPTION' : 'QUOTE';
      lines.push({ kind, label: 'Sleeve', detail: '', unitPaise: upTo(base), quantity, days: upTo(5) });
    }
    if (next() < 0.3)
      lines.push({
        kind: 'DISCOUNT',
        label: 'Eid',
        detail: '',
        unitPaise: -upTo(base - 100),
        quantity,
        days: 0,
      });
    return lines;
  });
}

describe('whatever an order is made of', () => {
  const orders = someOrders(3000);

  it('has lines that add up to the subtotal, and instalments that add up to the total', () => {
    for (const order of orders) {
      const { lines, charges } = priceOrder(order);
      expect(lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(charges.subtotalPaise);
      expect(charges.subtotalPaise + charges.shippingPaise + charges.taxPaise).toBe(charges.totalPaise);
      expect(charges.advancePaise + charges.finalPaise).toBe(charges.totalPaise);
      expect(Object.values(charges).every(Number.isSafeInteger)).toBe(true);
    }
  });

  it('costs no less with one more option, unless that option has a negative price', () => {
    const next = sequence(7);
    for (const order of orders) {
      const [{ quantity } = { quantity: 1 }] = order;
      const more = { kind: 'OPTION', label: 'Lining', detail: 'Cotton', quantity, days: 0 } as const;
      const before = priceOrder(order).charges.totalPaise;
      const dearer = priceOrder([...order, { ...more, unitPaise: Math.floor(next() * 100_000) }]);
      expect(dearer.charges.totalPaise).toBeGreaterThanOrEqual(before);
    }
    const cheaper = {
      kind: 'OPTION',
      label: 'Lining',
      detail: 'None',
      unitPaise: -5000,
      quantity: 1,
      days: 0,
    };
    const design = designLine({ title: '', pricePaise: 100_000 });
    expect(priceOrder([design, cheaper as PriceLine]).charges.subtotalPaise).toBe(95_000);
  });

  it('costs the same in any order of its lines', () => {
    for (const order of orders.slice(0, 300))
      expect(priceOrder(order.toReversed()).charges).toEqual(priceOrder(order).charges);
  });
});

test.each<[string, Partial<PriceLine>]>([
  ['half a paisa', { unitPaise: 100.5 }],
  ['no piece', { quantity: 0 }],
  ['half a piece', { quantity: 0.5 }],
  ['less than one rupee', { unitPaise: 99 }],
  ['nothing left after a discount', { unitPaise: -100 }],
])('%s is no price', (_, change) => {
  const line = { ...designLine({ title: 'Stole', pricePaise: 100_000 }), ...change };
  expect(() => priceOrder([line])).toThrow(RangeError);
});
