import { addDays, type IstDay, istDayOf, startOfDay, timeOfDay } from '#contracts/platform/ist-day.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';

/** The hours at which a meeting may begin, IST. */
export const slotHours = [9, 10, 11, 12, 14, 15, 16, 17, 18] as const;

/** How many days ahead a meeting may be booked, counted in IST; the first is tomorrow. */
const mostDaysAhead = 60;

const hour = 3_600_000;

/** The moment at which an hour of a day begins in IST. */
export function slotStart(on: IstDay, atHour: number): Date {
  return new Date(startOfDay(on).getTime() + atHour * hour);
}

/** The hour of the slot that begins exactly at this moment; null if none does. */
export function slotHourOf(moment: Date): number | null {
  return slotHours.find((each) => each * hour === timeOfDay(moment)) ?? null;
}

/** The first and the last day that may be booked now. */
export function bookableDays(now: Date): { first: IstDay; last: IstDay } {
  const today = istDayOf(now);
  return { first: addDays(today, 1), last: addDays(today, mostDaysAhead) };
}

/** The error for an invalid meeting time; null if valid. */
export function refuseTime(moment: Date, now: Date): Sentence | null {
  if (slotHourOf(moment) === null) return sentence('meetings.chooseTime');
  const { first, last } = bookableDays(now);
  const on = istDayOf(moment);
  if (on < first) return sentence('meetings.fromTomorrow');
  return on > last ? sentence('meetings.withinDays', { days: mostDaysAhead }) : null;
}
