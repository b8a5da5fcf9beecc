import * as english from '#contracts/platform/dates-in-words.ts';
import { type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import { byLocale } from './locale.ts';
import { pageLocale } from './page-locale.ts';

// Put together here from the names that Intl knows: engines differ in commas, spaces and short names, and server and
// browser must write the same.
const namesInUtc = (part: Intl.DateTimeFormatOptions) =>
  byLocale((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...part }));
const monthNames = namesInUtc({ month: 'long' });
const weekdayNames = namesInUtc({ weekday: 'long' });

const midnightOf = (day: string) => new Date(`${day}T00:00:00Z`);
const monthOf = (day: string) => monthNames(pageLocale()).format(midnightOf(day));
const weekdayOf = (day: string) => weekdayNames(pageLocale()).format(midnightOf(day));

function dayInWords(moment: Date): string {
  if (pageLocale() === 'en') return english.dayInWords(moment);
  const day = istDayOf(moment);
  return `${Number(day.slice(8))} ${monthOf(day)} ${day.slice(0, 4)}`;
}

/** Sun, 22 Nov 2026, in IST: of a day that somebody keeps free. */
export function weekdayInWords(moment: Date): string {
  if (pageLocale() === 'en') return english.weekdayInWords(moment);
  return `${weekdayOf(istDayOf(moment))}, ${dayInWords(moment)}`;
}

/** 11:00 am, in IST; the same in every language. */
export const { clockInWords } = english;

/** Sun, 22 Nov 2026, 11:00 am, in IST: of an appointment. */
export const appointmentInWords = (moment: Date) => `${weekdayInWords(moment)}, ${clockInWords(moment)}`;

/** 3 Nov 2026, in IST. Takes ISO 8601. */
export const formatShortDay = (iso: string) => dayInWords(new Date(iso));

/** 3 Nov 2026, of a day such as "2026-11-03". */
export const formatCalendarDay = (day: IstDay) => dayInWords(english.noonOf(day));

/** 3 Nov 2026, 4:05 pm, in IST. Takes ISO 8601. */
export const formatMoment = (iso: string) => `${formatShortDay(iso)}, ${formatClock(iso)}`;

/** 4:05 pm, in IST. Takes ISO 8601. */
export const formatClock = (iso: string) => clockInWords(new Date(iso));

/** November 2026, in IST. */
export function formatMonth(iso: string): string {
  const day = istDayOf(new Date(iso));
  return `${monthOf(day)} ${day.slice(0, 4)}`;
}

/** The day it is in IST now, as YYYY-MM-DD. */
export const todayInIndia = () => istDayOf(new Date());

/** The names of a day that is written as "2026-11-22". */
export const namesOfDay = (day: string) => ({
  weekday: weekdayOf(day),
  month: monthOf(day),
  year: day.slice(0, 4),
});

const week = 6 * 24 * 3_600_000;

/** "Tuesday" within the last week, else "3 Nov 2026"; null for the day of `now`. In IST. */
export function formatSince(iso: string, now: Date): string | null {
  const moment = new Date(iso);
  if (istDayOf(moment) === istDayOf(now)) return null;
  return now.getTime() - moment.getTime() < week ? weekdayOf(istDayOf(moment)) : formatShortDay(iso);
}

/** 20 Nov, of a day such as "2026-11-20". */
export function formatDay(day: IstDay): string {
  if (pageLocale() === 'en') return english.dayInWords(english.noonOf(day)).slice(0, -' 2026'.length);
  return `${Number(day.slice(8))} ${monthOf(day)}`;
}
