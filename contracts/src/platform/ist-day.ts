const hour = 3_600_000;
const day = 24 * hour;
/** IST is UTC+5:30 all year. */
const istOffset = 5.5 * hour;

/** A day in IST, such as "2026-11-22". */
export type IstDay = string;

/** The day in IST at a moment. It begins at 18:30 UTC of the day before. */
export function istDayOf(moment: Date): IstDay {
  return utcDayOf(moment.getTime() + istOffset);
}

/** The day of a time in UTC. `toISOString` takes three times as long, and a work board computes a hundred days for each order. */
function utcDayOf(time: number): IstDay {
  const date = new Date(time);
  const year = String(date.getUTCFullYear()).padStart(4, '0');
  const month = String(date.getUTCMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(date.getUTCDate()).padStart(2, '0')}`;
}

/**
 * Whether a text is a valid day such as "2026-11-22". Compared with the parsed day, because some engines accept 30
 * February.
 */
export function isIstDay(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && utcDayOf(parsed.getTime()) === text;
}

export function addDays(from: IstDay, days: number): IstDay {
  return utcDayOf(Date.parse(from) + days * day);
}

/** The days from one day to another; negative if the other is earlier. */
export function daysBetween(from: IstDay, to: IstDay): number {
  return (Date.parse(to) - Date.parse(from)) / day;
}

/** The moment at which a day begins in IST. */
export function startOfDay(on: IstDay): Date {
  return new Date(Date.parse(`${on}T00:00:00Z`) - istOffset);
}

/** Milliseconds since the beginning of the day in IST. */
export function timeOfDay(moment: Date): number {
  return (((moment.getTime() + istOffset) % day) + day) % day;
}

/** The first day of the month of a day. */
export function startOfMonth(on: IstDay): IstDay {
  return `${on.slice(0, 7)}-01`;
}

/** The first day of the following month. */
export function startOfNextMonth(on: IstDay): IstDay {
  // 31 days after the first of a month is always in the next month.
  return startOfMonth(addDays(startOfMonth(on), 31));
}
