import type { Measuring } from '#contracts/measurements/measuring.ts';
import { addDaysOn, type DayRange, daysOffBetween, firstDayOn } from '#contracts/platform/days-off.ts';
import { addDays, type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import type { OrderStop } from './order-stops.ts';
import { type OrderStatus, orderStatuses } from './orders.states.ts';

/** What the promise is made from. */
export interface PromiseFacts {
  status: OrderStatus;
  /** What stops the order (`stopOf`). */
  stop: OrderStop | null;
  measuring: Measuring;
  makingDays: number;
  transitDays: number;
  /** The maker's holidays as they stood when it was ordered. */
  daysOff: readonly DayRange[];
  /** When the advance was booked; null before. */
  confirmedAt: Date | null;
  /** When the measurements were taken; null before, and where that was passed over. */
  measuredAt: Date | null;
  /** The meeting that is booked. */
  meetingAt: Date | null;
  /** The final payment was asked for and has not come. */
  awaitsFinal: boolean;
  /** The last day for the final payment; null before it is asked for. */
  finalDueOn: IstDay | null;
  shippedAt: Date | null;
  /** The day that the maker gave with the parcel. */
  parcelExpectedOn: IstDay | null;
  deliveredAt: Date | null;
}

/** Whom the parcel waits for; meanwhile its day moves with each passing day. */
export const waitings = ['ADVANCE', 'MEASUREMENT', 'FINAL_PAYMENT'] as const;
export type Waiting = (typeof waitings)[number];

export interface DeliveryEstimate {
  /** The last day on which the parcel should arrive, or the one on which it did. */
  by: IstDay;
  /** The maker's days off until it is sent, which put it off, the earliest first; those that are over are left out. */
  away: DayRange[];
}

/** No day is promised for a cancelled or stopped order. */
export type DeliveryPromise =
  | (DeliveryEstimate & { waitsFor: Waiting | null })
  | { by: null; away: []; waitsFor: OrderStop | null };

const rank = (status: OrderStatus) => orderStatuses.indexOf(status);
const later = (one: IstDay, other: IstDay) => (one > other ? one : other);

/**
 * The one promise of delivery: the days of making from when they can begin, then the days on the way. They begin with
 * the measurements where something is measured, else with the advance. What is waited for counts as coming on the first
 * day that it can, the final payment as coming on the last day it has. On the maker's days
 * off nothing is made or sent.
 */
export function promiseDelivery(facts: PromiseFacts, now: Date): DeliveryPromise {
  const { status, makingDays, daysOff, parcelExpectedOn } = facts;
  const today = istDayOf(now);
  if (status === 'CANCELLED') return { by: null, away: [], waitsFor: null };
  if (status === 'DELIVERED') return { by: istDayOf(facts.deliveredAt ?? now), away: [], waitsFor: null };
  if (status === 'SHIPPED') {
    const sent = addDays(istDayOf(facts.shippedAt ?? now), facts.transitDays);
    return { by: later(parcelExpectedOn ?? sent, today), away: [], waitsFor: null };
  }
  if (facts.stop !== null) return { by: null, away: [], waitsFor: facts.stop };
  const start = startOfMaking(facts, today);
  const isMade = rank(status) >= rank('COMPLETED');
  const made = isMade ? today : later(addDaysOn(start.day, makingDays, daysOff), today);
  const paid = facts.awaitsFinal ? later(made, facts.finalDueOn ?? today) : made;
  const ready = firstDayOn(paid, daysOff);
  const waitsFor = start.waitsFor ?? (facts.awaitsFinal ? 'FINAL_PAYMENT' : null);
  const away = daysOffBetween(later(start.day, today), ready, daysOff);
  return { by: addDays(ready, facts.transitDays), away, waitsFor };
}

function startOfMaking(facts: PromiseFacts, today: IstDay): { day: IstDay; waitsFor: Waiting | null } {
  const { status, measuring, confirmedAt, measuredAt, meetingAt } = facts;
  if (confirmedAt === null) return { day: firstDayOfMaking(measuring, today), waitsFor: 'ADVANCE' };
  if (measuredAt !== null) return { day: istDayOf(measuredAt), waitsFor: null };
  const isToBeMeasured = measuring === 'MADE_TO_MEASURE' && rank(status) < rank('MEASUREMENT_COMPLETED');
  if (!isToBeMeasured) return { day: istDayOf(confirmedAt), waitsFor: null };
  const day = meetingAt === null ? firstDayOfMaking(measuring, today) : later(istDayOf(meetingAt), today);
  return { day, waitsFor: 'MEASUREMENT' };
}

/** When the making of what is ordered today can begin: meetings for measuring are free from the day after. */
export function firstDayOfMaking(measuring: Measuring, today: IstDay): IstDay {
  return measuring === 'MADE_TO_MEASURE' ? addDays(today, 1) : today;
}

/** The arrival of an order whose making begins on a given day. */
export function estimateDelivery(
  begins: IstDay,
  { makingDays, transitDays, daysOff }: Pick<PromiseFacts, 'makingDays' | 'transitDays' | 'daysOff'>,
): DeliveryEstimate {
  const ready = addDaysOn(begins, makingDays, daysOff);
  return { by: addDays(ready, transitDays), away: daysOffBetween(begins, ready, daysOff) };
}
