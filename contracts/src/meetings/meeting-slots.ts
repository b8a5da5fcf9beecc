/** The hours at which a meeting may begin, in India (spec part 2, section 9). */
export const slotHours = [9, 10, 11, 12, 14, 15, 16, 17, 18] as const;

/** How far ahead a meeting may be booked, in days of the Indian calendar; the first is tomorrow. */
export const mostDaysAhead = 60;

const hour = 3_600_000;
const day = 24 * hour;
/** India keeps one time the year round, five and a half hours ahead of UTC. */
const istOffset = 5.5 * hour;

/** A day of the Indian calendar, such as "2026-11-22". */
export type IstDay = string;

/** The day it is in India. It begins at 18:30 UTC of the day before. */
export function istDayOf(moment: Date): IstDay {
  return new Date(moment.getTime() + istOffset).toISOString().slice(0, 10);
}

export function addDays(from: IstDay, days: number): IstDay {
  return new Date(Date.parse(`${from}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** The moment at which an hour of a day begins in India. */
export function slotStart(on: IstDay, atHour: number): Date {
  return new Date(Date.parse(`${on}T00:00:00Z`) - istOffset + atHour * hour);
}

/** The hour of the slot that begins at this very moment; null where none does. */
export function slotHourOf(moment: Date): number | null {
  const inDay = (((moment.getTime() + istOffset) % day) + day) % day;
  return slotHours.find((each) => each * hour === inDay) ?? null;
}

/** The first and the last day that may be booked now. */
export function bookableDays(now: Date): { first: IstDay; last: IstDay } {
  const today = istDayOf(now);
  return { first: addDays(today, 1), last: addDays(today, mostDaysAhead) };
}

/** The sentence that refuses a time, or null when a meeting may begin then. */
export function refuseTime(moment: Date, now: Date): string | null {
  if (slotHourOf(moment) === null) return 'Please choose one of the times offered';
  const { first, last } = bookableDays(now);
  const on = istDayOf(moment);
  if (on < first) return 'Please choose a day from tomorrow on';
  return on > last ? `Please choose a day within the next ${mostDaysAhead} days` : null;
}

/** "09:00 AM", as the screens offer it. */
export function slotLabel(atHour: number): string {
  const shown = atHour % 12 === 0 ? 12 : atHour % 12;
  return `${String(shown).padStart(2, '0')}:00 ${atHour < 12 ? 'AM' : 'PM'}`;
}

const words = (part: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...part });
const weekday = words({ weekday: 'long' });
const month = words({ month: 'long' });

/** "Saturday, 22 November at 11:00 am", in India. Put together here: engines differ in commas and spaces. */
export function momentInWords(moment: Date): string {
  const shifted = new Date(moment.getTime() + istOffset);
  const hours = shifted.getUTCHours();
  const minutes = String(shifted.getUTCMinutes()).padStart(2, '0');
  const clock = `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
  return `${dayInWords(moment)} at ${clock}`;
}

/** "Saturday, 22 November", in India. */
export function dayInWords(moment: Date): string {
  const date = new Date(moment.getTime() + istOffset).getUTCDate();
  return `${weekday.format(moment)}, ${date} ${month.format(moment)}`;
}
