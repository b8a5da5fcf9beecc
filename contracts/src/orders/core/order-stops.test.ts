import { expect, test } from 'vitest';
import { stopAmong, stopOf } from './order-stops.ts';
import { orderStatuses } from './orders.states.ts';

const stopped = (facts: Partial<Parameters<typeof stopOf>[0]>) =>
  orderStatuses.filter((status) => stopOf({ status, hold: null, isDisputed: false, ...facts }) !== null);
const beforeParcel = orderStatuses.slice(0, orderStatuses.indexOf('SHIPPED'));

test('the hold of a maker and a dispute stop every order whose parcel is not on its way', () => {
  expect(stopped({})).toEqual([]);
  expect(stopped({ hold: 'MAKER' })).toEqual(beforeParcel);
  expect(stopped({ isDisputed: true })).toEqual(beforeParcel);
});

test('a design that was taken down stops only orders whose advance was not paid', () => {
  expect(stopped({ hold: 'DESIGN' })).toEqual(['PENDING']);
});

test('what an order waits for names what stops it, and nothing where it only waits', () => {
  expect(['HOLD', 'DISPUTE', 'ADVANCE', null].map(stopAmong)).toEqual(['HOLD', 'DISPUTE', null, null]);
});
