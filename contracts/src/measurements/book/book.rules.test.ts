import { expect, test } from 'vitest';
import { orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { childsYears, isMakingStarted, refuseSharing } from './book.rules.ts';
import { refuseDifferences } from './book-values.rules.ts';

test('making starts once the measurements are taken, because cloth is cut by them', () => {
  expect(orderStatuses.filter(isMakingStarted)).toEqual([
    'MEASUREMENT_COMPLETED',
    'FINAL_PAYMENT_PENDING',
    'COMPLETED',
    'READY_FOR_DELIVERY',
    'SHIPPED',
    'DELIVERED',
  ]);
  expect(orderStatuses.filter((status) => refuseSharing(status) === null)).toEqual([
    'CONFIRMED',
    'DESIGN_IN_PROGRESS',
    'DESIGN_COMPLETED',
    'MEASUREMENT_SCHEDULED',
  ]);
});

test('a child was born in the last eighteen years', () => {
  expect(childsYears(new Date('2026-11-28T00:00:00Z'))).toEqual({ from: 2008, until: 2026 });
});

test('an overlay differs by up to 15 cm in either direction, in either unit, and never by nothing', () => {
  const refused = (unit: 'cm' | 'in', waist: number) =>
    refuseDifferences({ garment: 'lehenga', unit, differences: { waist } }).length === 1;
  for (const [unit, waist] of [
    ['cm', 15],
    ['cm', -15],
    ['in', 5.875],
    ['in', 0.125],
  ] as const)
    expect(refused(unit, waist), `${waist} ${unit}`).toBe(false);
  for (const [unit, waist] of [
    ['cm', 15.1],
    ['cm', -15.1],
    ['in', 6],
    ['in', 0],
    ['cm', 0.04],
  ] as const)
    expect(refused(unit, waist), `${waist} ${unit}`).toBe(true);
});
