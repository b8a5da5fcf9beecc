import { expect, test } from 'vitest';
import { orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { inWords } from '#tests/support/words/in-words.ts';
import {
  type MeetingAct,
  meetingCan,
  meetingStatuses,
  refuseAct,
  refuseBooking,
  refuseMeasuring,
} from './meeting.states.ts';

const acts: MeetingAct[] = ['start', 'complete', 'cancel', 'reschedule'];

/** Written independently of the table, to catch errors in it. */
const allowed = {
  BUYER: { SCHEDULED: ['cancel', 'reschedule'], IN_PROGRESS: [], COMPLETED: [], CANCELLED: [] },
  MAKER: { SCHEDULED: acts, IN_PROGRESS: ['complete'], COMPLETED: [], CANCELLED: [] },
} as const;

test('each side may do with a meeting what the specification says, in every status', () => {
  for (const side of ['BUYER', 'MAKER'] as const) {
    for (const status of meetingStatuses) {
      const can = meetingCan(status, side, false);
      expect(acts.filter((act) => can[act])).toEqual(allowed[side][status]);
      const stopped = meetingCan(status, side, true);
      expect(stopped, 'of an order that is stopped').toEqual({ ...can, reschedule: false });
    }
  }
});

test('a meeting that has ended, or goes on, says why it cannot change', () => {
  expect(inWords(refuseAct('cancel', 'CANCELLED'))).toBe(
    'This meeting was cancelled, so it can no longer change.',
  );
  expect(inWords(refuseAct('complete', 'COMPLETED'))).toBe(
    'This meeting is completed, so it can no longer change.',
  );
  expect(inWords(refuseAct('start', 'IN_PROGRESS'))).toBe('This meeting is already in progress.');
  expect(inWords(refuseAct('cancel', 'IN_PROGRESS'))).toBe('A meeting in progress can only be completed.');
});

test('an order is measured after its advance and before its measurements are taken', () => {
  const order = { measuring: 'MADE_TO_MEASURE', isMeasured: false } as const;
  const bookable = orderStatuses.filter((status) => refuseMeasuring({ ...order, status }) === null);
  expect(bookable).toEqual(['CONFIRMED', 'DESIGN_IN_PROGRESS', 'DESIGN_COMPLETED', 'MEASUREMENT_SCHEDULED']);
});

test('what has nothing to measure is never measured', () => {
  for (const status of orderStatuses) {
    const order = { status, isMeasured: false };
    expect(inWords(refuseMeasuring({ ...order, measuring: 'NONE' }))).toBe(
      'Nothing has to be measured for this order.',
    );
    expect(inWords(refuseMeasuring({ ...order, measuring: 'SIZED' }))).toMatch(/size that was chosen/);
  }
});

test('an order whose measurements were taken while its design is made is not measured again', () => {
  for (const status of ['CONFIRMED', 'DESIGN_IN_PROGRESS'] as const)
    expect(inWords(refuseMeasuring({ status, measuring: 'MADE_TO_MEASURE', isMeasured: true }))).toMatch(
      /taken already/,
    );
});

test('no meeting is arranged for an order that is on hold, disputed or asked to be cancelled, and one that cannot be measured says that first', () => {
  const order = {
    status: 'CONFIRMED',
    measuring: 'MADE_TO_MEASURE',
    isMeasured: false,
    isAskedToCancel: false,
  } as const;
  expect(refuseBooking({ ...order, stop: null })).toBe(null);
  expect(inWords(refuseBooking({ ...order, stop: 'HOLD' }))).toMatch(/^This order is on hold/);
  expect(inWords(refuseBooking({ ...order, stop: null, isAskedToCancel: true }))).toMatch(
    /^Cancelling this order was asked/,
  );
  expect(inWords(refuseBooking({ ...order, stop: 'DISPUTE' }))).toMatch(/bank is reviewing a payment/);
  expect(inWords(refuseBooking({ ...order, status: 'CANCELLED', stop: 'HOLD' }))).toMatch(
    /^This order was cancelled/,
  );
});
