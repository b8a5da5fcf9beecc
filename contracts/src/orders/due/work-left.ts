import { type DayRange, isOff } from '#contracts/platform/days/days-off.ts';
import { workingDaysBetween } from '#contracts/platform/days/working-days.ts';
import { addDays, type IstDay } from '#contracts/platform/ist-day.ts';
import type { OrderStatus } from '../core/orders.states.ts';

export interface WorkFacts {
  status: OrderStatus;
  /** The day that the maker owes. */
  dueBy: IstDay;
  makingDays: number;
  transitDays: number;
  /** The working days that are left by the order's plan; null without a plan. */
  remainingDays: number | null;
  daysOff: readonly DayRange[];
}

/** In working days of an order with a plan, else in days that are not off, as making days are counted. */
export interface WorkLeft {
  work: number;
  /** Until the parcel has to leave; negative once it should have. */
  left: number;
}

/** The share of the making days that is still to be worked, without a plan. In percent. */
const shareLeft: Partial<Record<OrderStatus, number>> = {
  CONFIRMED: 100,
  DESIGN_IN_PROGRESS: 90,
  DESIGN_COMPLETED: 75,
  MEASUREMENT_SCHEDULED: 75,
  MEASUREMENT_COMPLETED: 60,
  FINAL_PAYMENT_PENDING: 10,
};

/** The work of an order that is not sent, against the days until the parcel has to leave; null once it is sent. */
export function workLeftOf(facts: WorkFacts, today: IstDay): WorkLeft | null {
  const { status, dueBy, makingDays, transitDays, remainingDays, daysOff } = facts;
  if (status === 'SHIPPED' || status === 'DELIVERED' || status === 'CANCELLED') return null;
  const sendBy = addDays(dueBy, -transitDays);
  const count = remainingDays === null ? daysOnBetween : workingDaysBetween;
  const left = today <= sendBy ? count(today, sendBy, daysOff) : -count(sendBy, today, daysOff);
  const work = remainingDays ?? Math.ceil((makingDays * (shareLeft[status] ?? 0)) / 100);
  return { work, left };
}

/** The days after `from`, up to and including `to`, that are not off. */
function daysOnBetween(from: IstDay, to: IstDay, daysOff: readonly DayRange[]): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (!isOff(day, daysOff)) count += 1;
  return count;
}
