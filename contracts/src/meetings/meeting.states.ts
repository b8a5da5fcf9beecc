import { type Measuring, nothingToMeasure } from '#contracts/measurements/measuring.ts';
import type { OrderStop } from '#contracts/orders/core/order-stops.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';

export const meetingTypes = ['HOME_VISIT', 'PHONE_CALL'] as const;
export type MeetingType = (typeof meetingTypes)[number];

export const meetingStatuses = ['SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];

/** Statuses in which a meeting occupies its slot and its order cannot have another one. */
export const activeStatuses: readonly MeetingStatus[] = ['SCHEDULED', 'IN_PROGRESS'];

/** The duration of a meeting, in minutes. */
export const minutesOf: Record<MeetingType, number> = { HOME_VISIT: 60, PHONE_CALL: 30 };

export type MeetingSide = 'BUYER' | 'MAKER';
export type MeetingAct = 'start' | 'complete' | 'cancel' | 'reschedule';

interface Rule {
  by: readonly MeetingSide[];
  from: readonly MeetingStatus[];
  to: MeetingStatus;
}

/** The only table of what may be done with a meeting. */
const meetingRules: Record<MeetingAct, Rule> = {
  start: { by: ['MAKER'], from: ['SCHEDULED'], to: 'IN_PROGRESS' },
  complete: { by: ['MAKER'], from: ['SCHEDULED', 'IN_PROGRESS'], to: 'COMPLETED' },
  cancel: { by: ['BUYER', 'MAKER'], from: ['SCHEDULED'], to: 'CANCELLED' },
  reschedule: { by: ['BUYER', 'MAKER'], from: ['SCHEDULED'], to: 'SCHEDULED' },
};

function mayEver(side: MeetingSide, act: MeetingAct): boolean {
  return meetingRules[act].by.includes(side);
}

/** The error that refuses an act because of the status of the meeting; null if the act is legal. */
export function refuseAct(act: MeetingAct, status: MeetingStatus): Sentence | null {
  if (meetingRules[act].from.includes(status)) return null;
  if (status === 'CANCELLED') return sentence('meetings.wasCancelled');
  if (status === 'COMPLETED') return sentence('meetings.wasCompleted');
  return act === 'start' ? sentence('meetings.inProgress') : sentence('meetings.onlyComplete');
}

/**
 * What one side may do now; screens and server use the same rules. Meetings of a stopped or cancelled order cannot be
 * rescheduled.
 */
export function meetingCan(
  status: MeetingStatus,
  side: MeetingSide,
  isOrderStopped: boolean,
): Record<MeetingAct, boolean> {
  const may = (act: MeetingAct) => mayEver(side, act) && refuseAct(act, status) === null;
  return {
    start: may('start'),
    complete: may('complete'),
    cancel: may('cancel'),
    reschedule: !isOrderStopped && may('reschedule'),
  };
}

const open: readonly OrderStatus[] = [
  'CONFIRMED',
  'DESIGN_IN_PROGRESS',
  'DESIGN_COMPLETED',
  'MEASUREMENT_SCHEDULED',
];

interface Measured {
  status: OrderStatus;
  measuring: Measuring;
  /** The measurements were taken, possibly while the design was still in progress. */
  isMeasured: boolean;
}

interface Bookable extends Measured {
  stop: OrderStop | null;
  /** The buyer has asked to cancel, and the request is undecided. */
  isAskedToCancel: boolean;
}

/**
 * The error that refuses to book or move a meeting. Null if the order needs measuring, is not stopped and has no open
 * cancellation request.
 */
export function refuseBooking({ stop, isAskedToCancel, ...order }: Bookable): Sentence | null {
  const refusal = refuseMeasuring(order);
  if (refusal !== null) return refusal;
  if (isAskedToCancel) return sentence('meetings.askedToCancel');
  switch (stop) {
    case 'HOLD':
      return sentence('meetings.onHold');
    case 'DISPUTE':
      return sentence('meetings.disputed');
    default:
      return null;
  }
}

/** The error that refuses to measure an order. Null if it is made to measure, paid for and not measured yet. */
export function refuseMeasuring({ status, measuring, isMeasured }: Measured): Sentence | null {
  if (measuring !== 'MADE_TO_MEASURE') return nothingToMeasure[measuring];
  if (open.includes(status) && !isMeasured) return null;
  if (status === 'PENDING') return sentence('meetings.advanceFirst');
  if (status === 'CANCELLED') return sentence('meetings.orderCancelled');
  return sentence('meetings.measuredAlready');
}
