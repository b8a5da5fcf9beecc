import { expect, test } from 'vitest';
import { estimateDelivery } from './delivery-estimate.ts';
import { type PromiseFacts, promiseDelivery } from './delivery-promise.ts';
import { transitDays, usualTransit } from './transit-days.ts';

const at = (day: string) => new Date(`${day}T06:30:00Z`);
const now = at('2026-11-22');

const promise = (facts: Partial<PromiseFacts>) =>
  promiseDelivery(
    {
      status: 'CONFIRMED',
      stop: null,
      measuring: 'MADE_TO_MEASURE',
      makingDays: 12,
      waits: [],
      remainingDays: null,
      transitDays: 6,
      daysOff: [],
      confirmedAt: at('2026-11-20'),
      measuredAt: null,
      meetingAt: null,
      awaitsFinal: false,
      finalDueOn: null,
      shippedAt: null,
      parcelExpectedOn: null,
      deliveredAt: null,
      ...facts,
    },
    now,
  );

test.each<[string, Partial<PromiseFacts>, string | null, string | null]>([
  ['before the advance', { status: 'PENDING', confirmedAt: null }, '2026-12-11', 'ADVANCE'],
  [
    'of what is sized, before the advance',
    { status: 'PENDING', confirmedAt: null, measuring: 'SIZED' },
    '2026-12-10',
    'ADVANCE',
  ],
  ['until it is measured, from tomorrow', {}, '2026-12-11', 'MEASUREMENT'],
  ['from the booked meeting', { meetingAt: at('2026-11-27') }, '2026-12-15', 'MEASUREMENT'],
  [
    'from the measurements',
    { status: 'MEASUREMENT_COMPLETED', measuredAt: at('2026-11-21') },
    '2026-12-09',
    null,
  ],
  ['from the advance where nothing is measured', { measuring: 'NONE' }, '2026-12-08', null],
  [
    'later by the days in which cloth was awaited',
    { measuring: 'NONE', waits: [{ what: 'CLOTH', from: '2026-11-21', to: '2026-11-22' }] },
    '2026-12-10',
    null,
  ],
  [
    'not later by a wait before the measurements',
    {
      status: 'MEASUREMENT_COMPLETED',
      measuredAt: at('2026-11-21'),
      waits: [{ what: 'DISPUTE', from: '2026-11-20', to: '2026-11-21' }],
    },
    '2026-12-09',
    null,
  ],
  [
    'while the final payment is awaited',
    { status: 'FINAL_PAYMENT_PENDING', measuring: 'SIZED', confirmedAt: at('2026-10-01'), awaitsFinal: true },
    '2026-11-28',
    'FINAL_PAYMENT',
  ],
  [
    'from the last day for the final payment',
    { status: 'COMPLETED', measuring: 'SIZED', awaitsFinal: true, finalDueOn: '2026-11-29' },
    '2026-12-05',
    'FINAL_PAYMENT',
  ],
  [
    'from today once the final payment is overdue',
    { status: 'COMPLETED', measuring: 'SIZED', awaitsFinal: true, finalDueOn: '2026-11-20' },
    '2026-11-28',
    'FINAL_PAYMENT',
  ],
  ['once it is made', { status: 'COMPLETED', measuredAt: at('2026-11-21') }, '2026-11-28', null],
  ['once it is sent', { status: 'SHIPPED', shippedAt: at('2026-11-21') }, '2026-11-27', null],
  [
    'as the maker says of the parcel',
    { status: 'SHIPPED', shippedAt: at('2026-11-21'), parcelExpectedOn: '2026-11-25' },
    '2026-11-25',
    null,
  ],
  ['never in the past', { status: 'SHIPPED', shippedAt: at('2026-11-01') }, '2026-11-22', null],
  ['the day it arrived', { status: 'DELIVERED', deliveredAt: at('2026-11-19') }, '2026-11-19', null],
  [
    'from today by the days that its plan has left',
    { status: 'MEASUREMENT_COMPLETED', measuredAt: at('2026-11-01'), remainingDays: 4 },
    '2026-12-02',
    null,
  ],
  ['nothing of a cancelled order', { status: 'CANCELLED' }, null, null],
])('%s', (_, facts, by, waitsFor) => {
  expect(promise(facts)).toEqual({ by, away: [], waitsFor });
});

test.each([
  ['560001', '560103', 'India', 2],
  ['221001', '226001', 'India', 3],
  ['400001', '560001', 'India', 5],
  ['221001', '560003', 'India', 6],
  ['560001', '744101', 'India', 9],
  ['744101', '744101', 'India', 2],
  ['560001', 'SW1A 1AA', 'United Kingdom', 14],
  ['560001', '900056', 'India', undefined],
  ['', '560001', 'India', undefined],
])('from %s to %s in %s the way takes %s days', (from, pincode, country, days) => {
  expect(transitDays(from, { pincode, country })).toBe(days);
});

test('where the towns are not known, the way takes from the shortest of the table to its longest', () => {
  expect(usualTransit).toEqual({ least: 2, most: 9 });
});

test('nothing is promised of an order that is on hold or disputed, until its parcel is on the way', () => {
  for (const stop of ['HOLD', 'DISPUTE'] as const) {
    expect(promise({ stop })).toEqual({ by: null, away: [], waitsFor: stop });
    const sent = promise({ status: 'SHIPPED', shippedAt: at('2026-11-21'), stop });
    expect(sent).toEqual({ by: '2026-11-27', away: [], waitsFor: null });
  }
});

test('a promise names the days off that put it off, and no others', () => {
  const over = { from: '2026-11-01', to: '2026-11-21' };
  const before = { from: '2026-11-23', to: '2026-11-25' };
  const during = { from: '2026-12-01', to: '2026-12-03' };
  const onTheWay = { from: '2026-12-13', to: '2026-12-31' };
  const daysOff = [onTheWay, over, before, during];
  expect(estimateDelivery('2026-11-27', { makingDays: 12, transitDays: 6, daysOff })).toEqual({
    by: '2026-12-18',
    away: [during],
  });
  expect(promise({ daysOff, meetingAt: at('2026-11-27') })).toMatchObject({
    by: '2026-12-18',
    away: [during],
  });
  expect(promise({ daysOff }).away, 'measured from tomorrow').toEqual([before, during]);
  expect(promise({ daysOff, status: 'SHIPPED', shippedAt: at('2026-11-21') }).away).toEqual([]);
  expect(promise({ daysOff, stop: 'HOLD' }).away).toEqual([]);
});
