import { describe, expect, it } from 'vitest';
import {
  type BoardFacts,
  compareOnBoard,
  dueOf,
  isReadyToSend,
  nextStepOf,
  risksOf,
} from './board.policy.ts';

const at = (day: string) => new Date(`${day}T12:00:00+05:30`);
const now = at('2026-11-23');

const sized: BoardFacts = {
  status: 'DESIGN_IN_PROGRESS',
  measuring: 'SIZED',
  isFinalPaid: false,
  isPaidBack: false,
  lacksFinished: false,
  isAskedToCancel: false,
  isDisputed: false,
  confirmedAt: at('2026-11-20'),
  makingDays: 7,
  transitDays: 5,
  daysOff: [],
  finalPaidAt: null,
  finalDueAt: null,
  measuredAt: null,
  meetingAt: null,
  shippedAt: null,
  parcelExpectedOn: null,
  hasUnread: false,
};
const measured: BoardFacts = { ...sized, measuring: 'MADE_TO_MEASURE' };
const packed: BoardFacts = { ...sized, status: 'READY_FOR_DELIVERY', finalDueAt: at('2026-11-22') };

describe('what is due', () => {
  it('is the sending, when the days of making are over, without the days off', () => {
    expect(dueOf(sized)).toEqual({ what: 'SEND', on: '2026-11-27' });
    const daysOff = [{ from: '2026-11-24', to: '2026-11-25' }];
    expect(dueOf({ ...sized, daysOff })).toEqual({ what: 'SEND', on: '2026-11-29' });
  });
  it('is the measuring while that is to come, and nothing while it has no day', () => {
    expect(dueOf(measured)).toBeNull();
    expect(dueOf({ ...measured, meetingAt: at('2026-11-25') })).toEqual({
      what: 'MEASURE',
      on: '2026-11-25',
    });
    const done = { ...measured, status: 'MEASUREMENT_COMPLETED', measuredAt: at('2026-11-22') } as const;
    expect(dueOf(done)).toEqual({ what: 'SEND', on: '2026-11-29' });
  });
  it('is the final payment of what is made, and the sending once it is paid, however late that was', () => {
    expect(dueOf(packed)).toEqual({ what: 'FINAL_PAYMENT', on: '2026-11-22' });
    const paid = { ...packed, isFinalPaid: true, finalPaidAt: at('2026-12-03') };
    expect(dueOf(paid)).toEqual({ what: 'SEND', on: '2026-12-03' });
  });
  it('is the arrival of a parcel, on the day that was given with it or after its days on the way', () => {
    const sent = { ...sized, status: 'SHIPPED', shippedAt: at('2026-11-20') } as const;
    expect(dueOf(sent)).toEqual({ what: 'ARRIVE', on: '2026-11-25' });
    expect(dueOf({ ...sent, parcelExpectedOn: '2026-11-22' })).toEqual({ what: 'ARRIVE', on: '2026-11-22' });
    expect(risksOf({ ...sent, parcelExpectedOn: '2026-11-22' }, now)).toEqual(['LATE']);
  });
});

it('is nothing while a bank decides on a dispute, and the mark says so instead of late or overdue', () => {
  const disputed = { ...packed, isDisputed: true };
  expect(dueOf(disputed)).toBeNull();
  expect(risksOf(disputed, at('2026-12-28'))).toEqual(['DISPUTED']);
  const sent = { ...disputed, status: 'SHIPPED', shippedAt: at('2026-11-20') } as const;
  expect(dueOf(sent)).toEqual({ what: 'ARRIVE', on: '2026-11-25' });
  const booked = { measuring: 'MADE_TO_MEASURE', status: 'CONFIRMED', meetingAt: at('2026-11-28') } as const;
  expect(dueOf({ ...disputed, ...booked })).toEqual({ what: 'MEASURE', on: '2026-11-28' });
});

it('is ready to send once it is packed and paid, and not while its buyer asks to cancel or disputes a payment', () => {
  const ready = { ...packed, isFinalPaid: true };
  expect(isReadyToSend(ready)).toBe(true);
  for (const held of [{ isFinalPaid: false }, { isAskedToCancel: true }, { isDisputed: true }])
    expect(isReadyToSend({ ...ready, ...held })).toBe(false);
});

describe('the marks', () => {
  it('say late from the day after, and never for what its buyer has not paid', () => {
    expect(risksOf(sized, at('2026-11-27'))).toEqual([]);
    expect(risksOf(sized, at('2026-11-28'))).toEqual(['LATE']);
    expect(risksOf(packed, at('2026-12-28'))).toEqual(['FINAL_OVERDUE']);
    const asked = { ...sized, status: 'FINAL_PAYMENT_PENDING', finalDueAt: at('2026-11-22') } as const;
    expect(risksOf(asked, at('2026-12-28'))).toEqual(['FINAL_OVERDUE']);
  });
  it('stand in the order of their gravity', () => {
    const late = { ...sized, isAskedToCancel: true, hasUnread: true };
    expect(risksOf(late, at('2026-12-28'))).toEqual(['ASKED_TO_CANCEL', 'LATE', 'UNREAD']);
    expect(risksOf(measured, now)).toEqual(['WAITS_FOR_MEASURING']);
    expect(risksOf({ ...measured, meetingAt: at('2026-11-25') }, now)).toEqual([]);
  });
  it('order the board before the days do', () => {
    const soon = { id: 3, risks: [], due: { what: 'SEND', on: '2026-11-24' } } as const;
    const later = { id: 2, risks: [], due: { what: 'SEND', on: '2026-11-30' } } as const;
    const dayless = { id: 1, risks: [], due: null };
    const late = { id: 4, risks: ['LATE', 'UNREAD'], due: { what: 'SEND', on: '2026-11-20' } } as const;
    const unread = { id: 5, risks: ['UNREAD'], due: { what: 'SEND', on: '2026-11-20' } } as const;
    const order = [dayless, later, soon, unread, late].sort(compareOnBoard);
    expect(order).toEqual([late, unread, soon, later, dayless]);
  });
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
