import { type DayRange, daysOfRange, firstDayOn, isOff } from '#contracts/platform/days/days-off.ts';
import { addDays, daysBetween, type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import { type ClockSegment, clockWaits, waitsOf } from '../core/turn-clock.ts';

/** What moved the day that the maker owes. */
export const dueReasons = [...clockWaits, 'DAYS_OFF', 'NEW_PROMISE'] as const;
export type DueReason = (typeof dueReasons)[number];

/** An arrival day to which the buyer said yes. */
export interface AgreedDay {
  day: IstDay;
  at: Date;
}

export interface DueFacts {
  /** When the advance was booked. */
  confirmedAt: Date;
  makingDays: number;
  transitDays: number;
  /** The maker's holidays as known when the order was placed. */
  daysOff: readonly DayRange[];
  segments: readonly ClockSegment[];
  agreed: readonly AgreedDay[];
}

export interface DeliveryDue {
  /** The day on which the parcel has to arrive. */
  by: IstDay;
  /** In days; only what moved the day. */
  because: { what: DueReason; days: number }[];
}

const later = (one: IstDay, other: IstDay) => (one > other ? one : other);

/**
 * The day that the maker owes: making days from the advance, the way, and each day that the maker waited for the
 * buyer, the desk or the bank. It does not move with today while it is the maker's turn. A wait that has not ended is
 * assumed to end today, the one for measuring tomorrow, so that an order which is late stays as late while it waits.
 */
export function dueOf(facts: DueFacts, now: Date): DeliveryDue {
  const { daysOff, transitDays, agreed } = facts;
  const today = istDayOf(now);
  const waits = waitsOf(facts.segments, now);
  const days = new Map<DueReason, number>();
  const add = (what: DueReason, amount: number) => days.set(what, (days.get(what) ?? 0) + amount);
  let made = istDayOf(facts.confirmedAt);
  for (let left = facts.makingDays; left > 0; ) {
    made = addDays(made, 1);
    const wait = waits.find((range) => isOff(made, [range]));
    if (isOff(made, daysOff)) add('DAYS_OFF', 1);
    else if (wait !== undefined) add(wait.what, 1);
    else left -= 1;
  }
  const waitedSince = (day: IstDay) => waits.reduce((sum, wait) => sum + daysOfRange(wait, day, today), 0);
  for (const wait of waits) add(wait.what, daysOfRange(wait, made, today));
  const ready = firstDayOn(addDays(made, waitedSince(made)), daysOff);
  const original = addDays(ready, transitDays);
  const promised = agreed.map(({ day, at }) => addDays(day, waitedSince(istDayOf(at))));
  const by = promised.reduce(later, original);
  // Measuring is never possible on the day of the advance, so that the first promise has a day for it.
  const measuring = days.get('MEASUREMENT');
  if (measuring !== undefined) days.set('MEASUREMENT', measuring - 1);
  days.set('NEW_PROMISE', daysBetween(original, by));
  return {
    by,
    because: dueReasons.flatMap((what) => {
      const moved = days.get(what) ?? 0;
      return moved > 0 ? [{ what, days: moved }] : [];
    }),
  };
}

/** By how many days an order is later than due, until today or until it arrived; 0 if it is not. */
export function lateDaysOf(dueBy: IstDay, arrivedOn: IstDay | null, today: IstDay): number {
  return Math.max(0, daysBetween(dueBy, arrivedOn ?? today));
}
