import { valuesIn } from '#contracts/words/catalogues/values-in.ts';
import { addDays, type IstDay, istDayOf, startOfDay, timeOfDay } from './ist-day.ts';
import { byLocale, type Locale } from './locales.ts';

// Put together here rather than by Intl: engines differ in commas, spaces, short names and the parts of the day, and
// server and browser must write the same.
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const fullMonths = byLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', month: 'long' }));
const fullWeekdays = byLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday: 'long' }));

const midnightOf = (on: IstDay) => new Date(`${on}T00:00:00Z`);

/** The moment by which a day such as "2026-11-22" is shown: it is that day in India, and in most of the world. */
export function noonOf(on: IstDay): Date {
  return new Date((startOfDay(on).getTime() + startOfDay(addDays(on, 1)).getTime()) / 2);
}

/** "22 Nov 2026", in India; in other languages than English with the month in full: "22 नवंबर 2026". */
export function dayInWords(moment: Date, locale: Locale = 'en'): string {
  const on = istDayOf(moment);
  return `${Number(on.slice(8))} ${monthInWords(on, locale)} ${on.slice(0, 4)}`;
}

/** "Sun, 22 Nov 2026", in India; "रविवार, 22 नवंबर 2026": of a day that a person keeps free. */
export function weekdayInWords(moment: Date, locale: Locale = 'en'): string {
  const midnight = midnightOf(istDayOf(moment));
  const weekday = locale === 'en' ? weekdays[midnight.getUTCDay()] : fullWeekdays(locale).format(midnight);
  return `${weekday}, ${dayInWords(moment, locale)}`;
}

/** "11:00 am", in India; in other languages than English with the part of the day before it: "सुबह 11:00". */
export function clockInWords(moment: Date, locale: Locale = 'en'): string {
  const minutes = Math.floor(timeOfDay(moment) / 60_000);
  const hours = Math.floor(minutes / 60);
  const time = `${hours % 12 === 0 ? 12 : hours % 12}:${String(minutes % 60).padStart(2, '0')}`;
  const part = valuesIn[locale].partsOfDay.findLast(([from]) => from <= hours);
  return part === undefined ? `${time} ${hours < 12 ? 'am' : 'pm'}` : `${part[1]} ${time}`;
}

/** "22 Nov 2026, 11:00 am", in India. */
export function momentInWords(moment: Date, locale: Locale = 'en'): string {
  return `${dayInWords(moment, locale)}, ${clockInWords(moment, locale)}`;
}

/** "Sun, 22 Nov 2026, 11:00 am", in India: of an appointment. */
export function appointmentInWords(moment: Date, locale: Locale = 'en'): string {
  return `${weekdayInWords(moment, locale)}, ${clockInWords(moment, locale)}`;
}

function monthInWords(on: IstDay, locale: Locale): string | undefined {
  return locale === 'en' ? months[Number(on.slice(5, 7)) - 1] : fullMonths(locale).format(midnightOf(on));
}
