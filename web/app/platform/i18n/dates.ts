import * as words from '#contracts/platform/dates-in-words.ts';
import { type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';
import { byLocale } from '#contracts/platform/locales.ts';
import { pageLocale } from './page-locale.ts';

const namesInUtc = (part: Intl.DateTimeFormatOptions) =>
  byLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...part }));
const monthNames = namesInUtc({ month: 'long' });
const weekdayNames = namesInUtc({ weekday: 'long' });

const midnightOf = (day: string) => new Date(`${day}T00:00:00Z`);
const monthOf = (day: string) => monthNames(pageLocale()).format(midnightOf(day));
const weekdayOf = (day: string) => weekdayNames(pageLocale()).format(midnightOf(day));

/** Sun, 22 Nov 2026, in IST: the day of an appointment. */
export const weekdayInWords = (moment: Date) => words.weekdayInWords(moment, pageLocale());

/** 11:00 am or सुबह 11:00, in IST. */
export const clockInWords = (moment: Date) => words.clockInWords(moment, pageLocale());

/** Sun, 22 Nov 2026, 11:00 am, in IST: the time of an appointment. */
export const appointmentInWords = (moment: Date) => words.appointmentInWords(moment, pageLocale());

/** 3 Nov 2026, in IST. Takes ISO 8601. */
export const formatShortDay = (iso: string) => words.dayInWords(new Date(iso), pageLocale());

/** 3 Nov 2026, from a day such as "2026-11-03". */
export const formatCalendarDay = (day: IstDay) => words.dayInWords(words.noonOf(day), pageLocale());

/** 3 Nov 2026, 4:05 pm, in IST. Takes ISO 8601. */
export const formatMoment = (iso: string) => words.momentInWords(new Date(iso), pageLocale());

/** 4:05 pm, in IST. Takes ISO 8601. */
export const formatClock = (iso: string) => clockInWords(new Date(iso));

/** November 2026, in IST. */
export function formatMonth(iso: string): string {
  const day = istDayOf(new Date(iso));
  return `${monthOf(day)} ${day.slice(0, 4)}`;
}

/** Today in IST, as YYYY-MM-DD. */
export const todayInIndia = () => istDayOf(new Date());

/** The names of the parts of a day such as "2026-11-22". */
export const namesOfDay = (day: string) => ({
  weekday: weekdayOf(day),
  month: monthOf(day),
  year: day.slice(0, 4),
});

const week = 6 * 24 * 3_600_000;

/** "Tuesday" within the last six days, otherwise "3 Nov 2026"; null for the day of `now`. In IST. */
export function formatSince(iso: string, now: Date): string | null {
  const moment = new Date(iso);
  if (istDayOf(moment) === istDayOf(now)) return null;
  return now.getTime() - moment.getTime() < week ? weekdayOf(istDayOf(moment)) : formatShortDay(iso);
}

/** A day ends with its year in every language. */
const withoutYear = (day: string) => day.slice(0, -' 2026'.length);

/** 20 Nov, from a day such as "2026-11-20". */
export const formatDay = (day: IstDay) => withoutYear(formatCalendarDay(day));

/** Fri, 20 Nov, from a day such as "2026-11-20". For days beneath a heading that has the year. */
export const formatWeekday = (day: IstDay) => withoutYear(weekdayInWords(words.noonOf(day)));

/** 20 Nov, or 20 Nov 2026 beside a day of another year. */
export const formatDayBeside = (day: IstDay, other: IstDay) =>
  day.slice(0, 4) === other.slice(0, 4) ? formatDay(day) : formatCalendarDay(day);
