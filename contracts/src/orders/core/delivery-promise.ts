import type { Measuring } from '#contracts/measurements/measuring.ts';
import {
  addDaysOn,
  type DayRange,
  daysOffBetween,
  daysOfRange,
  firstDayOn,
} from '#contracts/platform/days/days-off.ts';
import { addWorkingDays } from '#contracts/platform/days/working-days.ts';
import { addDays, type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import { type DeliveryEstimate, firstDayOfMaking } from './delivery-estimate.ts';
import type { OrderStop } from './order-stops.ts';
import { type OrderStatus, orderStatuses } from './orders.states.ts';
import type { WaitDays } from './turn-clock.ts';

/** The input of the promise. */
export interface PromiseFacts {
  status: OrderStatus;
  /** What stops the order (`stopOf`). */
  stop: OrderStop | null;
  measuring: Measuring;
  makingDays: number;
  /** The days in which the maker waited for the buyer, the desk or a bank (`waitsOf`). */
  waits: readonly WaitDays[];
  /** The working days of making that are left by the order's plan, from today; null without a plan. */
  remainingDays: number | null;
  /** Open steps of the plan on days that the maker chose, each with the working days from it to the end. */
  movedSteps?: readonly { on: IstDay; days: number }[];
  transitDays: number;
  /** The maker's holidays as known when the order was placed. */
  daysOff: readonly DayRange[];
  /** When the advance was booked; null before. */
  confirmedAt: Date | null;
  /** When the measurements were taken; null before, or if measuring was skipped. */
  measuredAt: Date | null;
  /** The time of the booked meeting. */
  meetingAt: Date | null;
  /** Whether the final payment was requested and is not paid. */
  awaitsFinal: boolean;
  /** The due date of the final payment; null before it is requested. */
  finalDueOn: IstDay | null;
  shippedAt: Date | null;
  /** The expected day that the maker entered with the shipment. */
  parcelExpectedOn: IstDay | null;
  deliveredAt: Date | null;
}

/** What the parcel is waiting for. While it waits, the promised day can move forward. */
export const waitings = ['ADVANCE', 'MEASUREMENT', 'FINAL_PAYMENT'] as const;
export type Waiting = (typeof waitings)[number];

/** No day is promised for a cancelled or stopped order. */
export type DeliveryPromise =
  | (DeliveryEstimate & { waitsFor: Waiting | null })
  | { by: null; away: []; waitsFor: OrderStop | null };

const rank = (status: OrderStatus) => orderStatuses.indexOf(status);
const later = (one: IstDay, other: IstDay) => (one > other ? one : other);

/**
 * The only computation of the promised delivery day: making days from the start of making, then transit days. Making
 * starts with the measurements if the order needs them, else with the advance, and lasts longer by the days in which
 * the maker waited for anything else. Pending steps are assumed to happen on
 * the first possible day, the final payment on its due date. Nothing is made or sent on the maker's days off.
 */
export function promiseDelivery(facts: PromiseFacts, now: Date): DeliveryPromise {
  const { status, daysOff, parcelExpectedOn } = facts;
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
  const made = isMade ? today : madeOn(facts, start.day, today);
  const paid = facts.awaitsFinal ? later(made, facts.finalDueOn ?? today) : made;
  const ready = firstDayOn(paid, daysOff);
  const waitsFor = start.waitsFor ?? (facts.awaitsFinal ? 'FINAL_PAYMENT' : null);
  const away = daysOffBetween(later(start.day, today), ready, daysOff);
  return { by: addDays(ready, facts.transitDays), away, waitsFor };
}

function madeOn(
  { makingDays, waits, remainingDays, movedSteps = [], daysOff }: PromiseFacts,
  begins: IstDay,
  today: IstDay,
): IstDay {
  if (remainingDays !== null)
    return movedSteps
      .map(({ on, days }) => addWorkingDays(addDays(on, -1), days, daysOff))
      .reduce(later, addWorkingDays(later(begins, today), remainingDays, daysOff));
  const waited = waits
    .filter(({ what }) => what !== 'MEASUREMENT' && what !== 'FINAL_PAYMENT')
    .reduce((sum, wait) => sum + daysOfRange(wait, begins, today), 0);
  return later(addDaysOn(begins, makingDays + waited, daysOff), today);
}

/** The day from which the open steps of a plan are counted. */
export function workBeginsOn(
  facts: Pick<PromiseFacts, 'status' | 'measuring' | 'confirmedAt' | 'measuredAt' | 'meetingAt'>,
  today: IstDay,
): IstDay {
  return later(startOfMaking(facts, today).day, today);
}

function startOfMaking(
  facts: Parameters<typeof workBeginsOn>[0],
  today: IstDay,
): { day: IstDay; waitsFor: Waiting | null } {
  const { status, measuring, confirmedAt, measuredAt, meetingAt } = facts;
  if (confirmedAt === null) return { day: firstDayOfMaking(measuring, today), waitsFor: 'ADVANCE' };
  if (measuredAt !== null) return { day: istDayOf(measuredAt), waitsFor: null };
  const isToBeMeasured = measuring === 'MADE_TO_MEASURE' && rank(status) < rank('MEASUREMENT_COMPLETED');
  if (!isToBeMeasured) return { day: istDayOf(confirmedAt), waitsFor: null };
  const day = meetingAt === null ? firstDayOfMaking(measuring, today) : later(istDayOf(meetingAt), today);
  return { day, waitsFor: 'MEASUREMENT' };
}
