import { addDays, type IstDay, istDayOf, startOfDay, timeOfDay } from './ist-day.ts';

// Put together here rather than by Intl: engines differ in commas, spaces and the short name of September.
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The moment by which a day such as "2026-11-22" is shown: it is that day in India, and in most of the world. */
export function noonOf(on: IstDay): Date {
  return new Date((startOfDay(on).getTime() + startOfDay(addDays(on, 1)).getTime()) / 2);
}

/** "22 Nov 2026", in India. */
export function dayInWords(moment: Date): string {
  const on = istDayOf(moment);
  return `${Number(on.slice(8))} ${months[Number(on.slice(5, 7)) - 1]} ${on.slice(0, 4)}`;
}

/** "Sun, 22 Nov 2026", in India: of a day that somebody keeps free. */
export function weekdayInWords(moment: Date): string {
  const weekday = new Date(`${istDayOf(moment)}T00:00:00Z`).getUTCDay();
  return `${weekdays[weekday]}, ${dayInWords(moment)}`;
}

/** "11:00 am", in India. */
export function clockInWords(moment: Date): string {
  const minutes = Math.floor(timeOfDay(moment) / 60_000);
  const hours = Math.floor(minutes / 60);
  const past = String(minutes % 60).padStart(2, '0');
  return `${hours % 12 === 0 ? 12 : hours % 12}:${past} ${hours < 12 ? 'am' : 'pm'}`;
}

/** "22 Nov 2026, 11:00 am", in India. */
export function momentInWords(moment: Date): string {
  return `${dayInWords(moment)}, ${clockInWords(moment)}`;
}

/** "Sun, 22 Nov 2026, 11:00 am", in India: of an appointment. */
export function appointmentInWords(moment: Date): string {
  return `${weekdayInWords(moment)}, ${clockInWords(moment)}`;
}
