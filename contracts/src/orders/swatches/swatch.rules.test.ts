import { expect, test } from 'vitest';
import { chargesWithin, creditLine, designLine, priceOrder } from '#contracts/money/price-order.ts';
import { usualFacts } from '#tests/support/order-facts.ts';
import { legalMoves, type OrderActor, type OrderFacts, type OrderStatus } from '../core/orders.states.ts';
import { isOfCloth, sendBy, swatchLimits, unsentAt } from './swatch.rules.ts';

test('every price has its tax within it, in equal halves, and is paid at once', () => {
  for (let rupees = swatchLimits.price.least; rupees <= swatchLimits.price.most; rupees += 1) {
    const charges = chargesWithin(rupees * 100);
    expect(charges.subtotalPaise + charges.shippingPaise + charges.taxPaise).toBe(rupees * 100);
    expect([charges.advancePaise, charges.finalPaise]).toEqual([rupees * 100, 0]);
    expect(charges.taxPaise % 2).toBe(0);
    // Within two paise, one for each half, of what the same subtotal is charged the other way round.
    const again = charges.subtotalPaise < 100 ? charges : priceOrder([lineOf(charges.subtotalPaise)]).charges;
    expect(Math.abs(again.totalPaise - rupees * 100)).toBeLessThanOrEqual(2);
  }
  expect(chargesWithin(30_000)).toMatchObject({ subtotalPaise: 27_778, taxPaise: 2222 });
});

const lineOf = (pricePaise: number) => designLine({ title: 'Swatch', pricePaise });

test.each([
  [1_250_000, 30_000, -30_000],
  [30_100, 30_000, -30_000],
  [30_050, 30_000, -29_950],
  [100, 30_000, null],
])('of %i paise a credit of %i takes off %s, and leaves a rupee', (pricePaise, creditPaise, off) => {
  const lines = [lineOf(pricePaise)];
  const line = creditLine(lines, creditPaise);
  expect(line?.unitPaise ?? null).toBe(off);
  if (line) expect(priceOrder([...lines, line]).charges.subtotalPaise).toBe(pricePaise + Number(off));
});

test('it is sent within seven working days, without Sundays and the maker’s days off', () => {
  // A Thursday at noon in India.
  const paid = new Date('2026-11-19T06:30:00Z');
  expect(sendBy(paid, [])).toBe('2026-11-27');
  expect(sendBy(paid, [{ from: '2026-11-20', to: '2026-11-21' }])).toBe('2026-11-30');
  expect(unsentAt(paid, []).toISOString()).toBe('2026-11-27T18:30:00.000Z');
});

test('only designs of cloth have swatches', () => {
  expect(['Jewelry', 'Shoes', "Women's Fashion"].map(isOfCloth)).toEqual([false, false, true]);
});

const facts: OrderFacts = {
  status: 'CONFIRMED',
  ...usualFacts,
  isSwatch: true,
  confirmedAt: new Date('2026-11-19T06:30:00Z'),
  measuring: 'NONE',
};
const moves: [status: OrderStatus, actor: OrderActor, to: OrderStatus[]][] = [
  ['PENDING', 'BUYER', ['CANCELLED']],
  ['PENDING', 'MAKER', []],
  ['PENDING', 'SYSTEM', ['CONFIRMED', 'CANCELLED']],
  ['CONFIRMED', 'BUYER', ['CANCELLED']],
  ['CONFIRMED', 'MAKER', ['SHIPPED', 'CANCELLED']],
  ['CONFIRMED', 'ADMIN', ['SHIPPED', 'CANCELLED']],
  ['CONFIRMED', 'SYSTEM', []],
  ['SHIPPED', 'BUYER', ['DELIVERED']],
  ['SHIPPED', 'MAKER', ['DELIVERED']],
  ['SHIPPED', 'SYSTEM', ['DELIVERED']],
  ['DELIVERED', 'MAKER', []],
  ['CANCELLED', 'BUYER', []],
];
// Long after the free day of other orders.
const now = new Date('2026-12-19T06:30:00Z');

test.each(moves)('at %s its %s may move a swatch to %j', (status, actor, to) => {
  expect(legalMoves({ ...facts, status }, actor, now)).toEqual(to);
});

test('money that went back, and a dispute, stop the parcel; a credit stops the buyer’s cancelling', () => {
  expect(legalMoves({ ...facts, isPaidBack: true }, 'MAKER', now)).toEqual(['CANCELLED']);
  expect(legalMoves({ ...facts, isPaidBack: true }, 'SYSTEM', now)).toEqual(['CANCELLED']);
  expect(legalMoves({ ...facts, isDisputed: true }, 'MAKER', now)).toEqual(['CANCELLED']);
  expect(legalMoves({ ...facts, isCredited: true }, 'BUYER', now)).toEqual([]);
  expect(legalMoves({ ...facts, isCredited: true }, 'MAKER', now)).toEqual(['SHIPPED', 'CANCELLED']);
});
