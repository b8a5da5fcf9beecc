import { describe, expect, it } from 'vitest';
import { type ClockEvent, segmentsOf } from '#contracts/orders/core/turn-clock.ts';
import {
  type BoardDue,
  type BoardFacts,
  compareOnBoard,
  isReadyToSend,
  nextStepOf,
  standingOf,
} from './board.policy.ts';

const at = (day: string) => new Date(`${day}T12:00:00+05:30`);
const now = at('2026-11-23');

const sized: BoardFacts = {
  status: 'DESIGN_IN_PROGRESS',
  measuring: 'SIZED',
  isFinalPaid: false,
  isPaidBack: false,
  lacksFinished: false,
  isSwatch: false,
  isAskedToCancel: false,
  isDisputed: false,
  hold: null,
  confirmedAt: at('2026-11-20'),
  makingDays: 7,
  transitDays: 5,
  remainingDays: null,
  daysOff: [],
  finalDueAt: null,
  measuredAt: null,
  meetingAt: null,
  shippedAt: null,
  parcelExpectedOn: null,
  functionDay: null,
  hasUnread: false,
};
const measured: BoardFacts = { ...sized, measuring: 'MADE_TO_MEASURE' };
const packed: BoardFacts = { ...sized, status: 'READY_FOR_DELIVERY', finalDueAt: at('2026-11-22') };

const clock = (...events: ClockEvent[]) =>
  segmentsOf([{ kind: 'ADVANCE_PAID', at: at('2026-11-20') }, ...events]);
/** Due on 2 December: seven days of making and five on the way. */
const due: BoardDue = { dueBy: '2026-12-02', lateDays: 0, segments: clock() };
const late: BoardDue = { ...due, dueBy: '2026-11-20', lateDays: 3 };
const toMeasure: BoardDue = {
  ...due,
  dueBy: '2026-12-07',
  segments: clock({ kind: 'TO_BE_MEASURED', at: at('2026-11-20') }),
};
const toPay: BoardDue = { ...due, segments: clock({ kind: 'FINAL_ASKED', at: at('2026-11-21') }) };
const withBank: BoardDue = { ...due, segments: clock({ kind: 'DISPUTE_OPENED', at: at('2026-11-21') }) };

describe('how an order stands', () => {
  it('is the day that is owed, the work against the days left, and whose turn it is', () => {
    expect(standingOf(sized, due, now)).toMatchObject({
      dueBy: '2026-12-02',
      days: { work: 7, left: 4 },
      turn: 'MAKER',
      wait: null,
      risks: [],
    });
  });
  it('is the wait for the buyer, with its day if there is one', () => {
    expect(standingOf(measured, toMeasure, now)).toMatchObject({
      turn: 'BUYER',
      wait: { for: 'MEASUREMENT', on: null },
      risks: ['WAITS_FOR_MEASURING'],
    });
    const booked = { ...measured, meetingAt: at('2026-11-25') };
    expect(standingOf(booked, toMeasure, now)).toMatchObject({ wait: { on: '2026-11-25' }, risks: [] });
    expect(standingOf(packed, toPay, now)).toMatchObject({
      wait: { for: 'FINAL_PAYMENT', on: '2026-11-22' },
      risks: ['FINAL_OVERDUE'],
    });
  });
  it('leaves a parcel on its way to the courier', () => {
    const sent: BoardFacts = { ...sized, status: 'SHIPPED', shippedAt: at('2026-11-22') };
    const segments = clock({ kind: 'SHIPPED', at: at('2026-11-22') });
    expect(standingOf(sent, { ...due, segments }, now)).toMatchObject({ turn: 'COURIER', days: null });
    const slow = { ...sent, parcelExpectedOn: '2026-12-04' };
    expect(standingOf(slow, { ...due, segments }, now).risks).toEqual(['AT_RISK']);
  });
});

describe('the marks', () => {
  it('say at risk before it is late, and late afterwards', () => {
    expect(standingOf(sized, due, at('2026-11-27')).risks).toEqual([]);
    expect(standingOf(sized, due, at('2026-11-28')).risks).toEqual(['AT_RISK']);
    expect(standingOf(sized, { ...due, lateDays: 1 }, at('2026-12-03')).risks).toEqual(['LATE']);
  });
  it('say that a bank decides', () => {
    const disputed = { ...packed, isDisputed: true };
    expect(standingOf(disputed, withBank, now)).toMatchObject({
      risks: ['DISPUTED'],
      turn: 'DESK',
      wait: { for: 'DISPUTE', on: null },
    });
  });
  it('stand in the order of their gravity', () => {
    const asked = { ...sized, isAskedToCancel: true, hasUnread: true };
    expect(standingOf(asked, late, now).risks).toEqual(['LATE', 'ASKED_TO_CANCEL', 'UNREAD']);
  });
});

it('orders the list: late, asked to cancel, at risk, then days left against work left, then the due day', () => {
  const all: [name: string, facts: BoardFacts, due: BoardDue][] = [
    ['bank', { ...sized, isDisputed: true }, withBank],
    ['sent', { ...sized, status: 'SHIPPED', shippedAt: at('2026-11-22') }, due],
    ['roomy', { ...sized, status: 'COMPLETED' }, due],
    ['later', { ...sized, makingDays: 8 }, { ...due, dueBy: '2026-12-03' }],
    ['tight', sized, due],
    ['at risk', { ...sized, confirmedAt: at('2026-11-14') }, { ...due, dueBy: '2026-11-26' }],
    ['asked', { ...sized, isAskedToCancel: true }, due],
    ['late', sized, late],
    ['later still', sized, { ...late, lateDays: 5 }],
  ];
  const sorted = all
    .map(([name, facts, owed], id) => ({ id, name, ...standingOf(facts, owed, now) }))
    .sort(compareOnBoard);
  expect(sorted.map(({ name }) => name)).toEqual([
    ...['later still', 'late', 'asked', 'at risk', 'tight', 'later', 'roomy', 'sent', 'bank'],
  ]);
});

it('is ready to send once it is packed and paid, and not while its buyer asks to cancel or disputes a payment', () => {
  const ready = { ...packed, isFinalPaid: true };
  expect(isReadyToSend(ready)).toBe(true);
  for (const held of [{ isFinalPaid: false }, { isAskedToCancel: true }, { isDisputed: true }])
    expect(isReadyToSend({ ...ready, ...held })).toBe(false);
});

describe('the next step', () => {
  it.each([
    ['begins the design', { status: 'CONFIRMED' }, 'DESIGN_IN_PROGRESS'],
    ['asks for the final payment', { status: 'DESIGN_COMPLETED' }, 'FINAL_PAYMENT_PENDING'],
    ['asks for none that was paid', { status: 'DESIGN_COMPLETED', isFinalPaid: true }, 'COMPLETED'],
    ['waits for the measurements', { status: 'DESIGN_COMPLETED', measuring: 'MADE_TO_MEASURE' }, null],
    [
      'does not measure before the day',
      { status: 'MEASUREMENT_SCHEDULED', measuring: 'MADE_TO_MEASURE', meetingAt: at('2026-11-25') },
      null,
    ],
    [
      'measures from then on',
      { status: 'MEASUREMENT_SCHEDULED', measuring: 'MADE_TO_MEASURE', meetingAt: at('2026-11-22') },
      'MEASUREMENT_COMPLETED',
    ],
    ['packs', { status: 'COMPLETED' }, 'READY_FOR_DELIVERY'],
    ['leaves parcels to the page of the order', { status: 'READY_FOR_DELIVERY', isFinalPaid: true }, null],
    ['leaves the arrival to it', { status: 'SHIPPED', isFinalPaid: true }, null],
    ['waits while the buyer asks to cancel', { status: 'CONFIRMED', isAskedToCancel: true }, null],
    ['is none of what was paid back', { status: 'CONFIRMED', isPaidBack: true }, null],
  ] as const)('%s', (_, more, step) => {
    expect(nextStepOf({ ...sized, ...more }, now)).toBe(step);
  });
});
