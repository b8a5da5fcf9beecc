import { clockInWords, dayInWords, momentInWords, noonOf } from '#contracts/platform/dates-in-words.ts';
import { type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import { timeZone } from './locale.ts';

/** Engines differ in the space between the parts; hydration needs one. */
const plainSpaces = (text: string) => text.replace(/\u202f/g, ' ');

/** 3 Nov 2026, in IST. Takes ISO 8601. */
export const formatShortDay = (iso: string) => dayInWords(new Date(iso));

/** 3 Nov 2026, of a day such as "2026-11-03". */
export const formatCalendarDay = (day: IstDay) => dayInWords(noonOf(day));

/** 3 Nov 2026, 4:05 pm, in IST. Takes ISO 8601. */
export const formatMoment = (iso: string) => momentInWords(new Date(iso));

/** 4:05 pm, in IST. Takes ISO 8601. */
export const formatClock = (iso: string) => clockInWords(new Date(iso));

const month = new Intl.DateTimeFormat('en-IN', { timeZone, month: 'long', year: 'numeric' });

/** November 2026, in IST. */
export const formatMonth = (iso: string) => plainSpaces(month.format(new Date(iso)));

/** The day it is in IST now, as YYYY-MM-DD. */
export const todayInIndia = () => istDayOf(new Date());

const dayInUtc = (part: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...part });
const weekdayName = dayInUtc({ weekday: 'long' });
const monthName = dayInUtc({ month: 'long' });

/** The names of a day that is written as "2026-11-22". Engines differ in commas, so they are put together here. */
export function namesOfDay(day: string): {
  weekday: string;
  month: string;
  year: string;
} {
  const moment = new Date(`${day}T00:00:00Z`);
  return {
    weekday: weekdayName.format(moment),
    month: monthName.format(moment),
    year: day.slice(0, 4),
  };
}

const weekday = new Intl.DateTimeFormat('en-IN', { timeZone, weekday: 'long' });
const week = 6 * 24 * 3_600_000;

/** "Tuesday" within the last week, else "3 Nov 2026"; null for the day of `now`. In IST. */
export function formatSince(iso: string, now: Date): string | null {
  const moment = new Date(iso);
  if (istDayOf(moment) === istDayOf(now)) return null;
  return now.getTime() - moment.getTime() < week ? weekday.format(moment) : formatShortDay(iso);
}

const dayAndMonth = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** 20 Nov, of a day such as "2026-11-20". */
export const formatDay = (day: string) => plainSpaces(dayAndMonth.format(new Date(`${day}T00:00:00Z`)));
