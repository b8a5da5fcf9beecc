import { type DayRange, firstDayOn, isOff } from '#contracts/platform/days/days-off.ts';
import { addDays, daysBetween, type IstDay, istDayOf, startOfDay } from '#contracts/platform/ist-day.ts';
import { type ClockSegment, type ClockWait, clockWaits } from '../core/turn-clock.ts';

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

/** A wait from one moment to another. */
interface Wait {
  what: ClockWait;
  from: Date;
  to: Date;
}

const later = (one: IstDay, other: IstDay) => (one > other ? one : other);

/**
 * The day that the maker owes: making days from the advance, the way, and each day that the maker waited for the
 * buyer, the desk or the bank. It does not move with today while it is the maker's turn. A wait that has not ended is
 * assumed to end today, the one for measuring tomorrow, so that an order which is late stays as late while it waits.
 */
export function dueOf(facts: DueFacts, now: Date): DeliveryDue {
  const { daysOff, transitDays, agreed } = facts;
  const waits = waitsOf(facts, now);
  const days = new Map<DueReason, number>();
  const begins = istDayOf(facts.confirmedAt);
  let made = begins;
  for (let left = facts.makingDays; left > 0; ) {
    made = addDays(made, 1);
    const wait = waitOn(made, waits);
    if (isOff(made, daysOff)) count(days, 'DAYS_OFF');
    else if (wait !== null) count(days, wait);
    else left -= 1;
  }
  const waitedSince = (day: IstDay) => daysOfWaiting(day, istDayOf(now), waits);
  const after = waitedSince(made);
  for (const wait of after) count(days, wait);
  const ready = firstDayOn(addDays(made, after.length), daysOff);
  const original = addDays(ready, transitDays);
  const promised = agreed.map(({ day, at }) => addDays(day, waitedSince(istDayOf(at)).length));
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

function count(days: Map<DueReason, number>, what: DueReason): void {
  days.set(what, (days.get(what) ?? 0) + 1);
}

/** The waits that have begun, the present one with its assumed end. */
function waitsOf({ segments }: DueFacts, now: Date): Wait[] {
  return segments.flatMap(({ wait: what, from, to }) => {
    if (what === null || from > now) return [];
    const assumed = startOfDay(addDays(istDayOf(now), what === 'MEASUREMENT' ? 2 : 1));
    return [{ what, from, to: to ?? new Date(assumed.getTime() - 1) }];
  });
}

/** The wait during which a day begins; null if it begins in the maker's time. */
function waitOn(day: IstDay, waits: readonly Wait[]): ClockWait | null {
  const begins = startOfDay(day);
  return waits.find(({ from, to }) => from < begins && begins <= to)?.what ?? null;
}

/** The wait of each day after `since` until today that begins with one. */
function daysOfWaiting(since: IstDay, today: IstDay, waits: readonly Wait[]): ClockWait[] {
  const found: ClockWait[] = [];
  if (waits.length === 0) return found;
  for (let day = addDays(since, 1); day <= today; day = addDays(day, 1)) {
    const wait = waitOn(day, waits);
    if (wait !== null) found.push(wait);
  }
  return found;
}

/** By how many days an order is later than due, until today or until it arrived; 0 if it is not. */
export function lateDaysOf(dueBy: IstDay, arrivedOn: IstDay | null, today: IstDay): number {
  return Math.max(0, daysBetween(dueBy, arrivedOn ?? today));
}
