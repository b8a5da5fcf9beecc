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

/** Whether a text is a day of the calendar, written as "2026-11-22". To some engines 30 February is one. */
export function isIstDay(text: string): boolean {
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === text;
}

export function addDays(from: IstDay, days: number): IstDay {
  return new Date(Date.parse(`${from}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** The moment at which a day begins in India. */
export function startOfDay(on: IstDay): Date {
  return new Date(Date.parse(`${on}T00:00:00Z`) - istOffset);
}

/** Milliseconds since the day began in India. */
export function timeOfDay(moment: Date): number {
  return (((moment.getTime() + istOffset) % day) + day) % day;
}

/** The first day of the month in which a day lies. */
export function startOfMonth(on: IstDay): IstDay {
  return `${on.slice(0, 7)}-01`;
}

/** The first day of the month after it. */
export function startOfNextMonth(on: IstDay): IstDay {
  // No month has more than 31 days, and none fewer than 4 after that.
  return startOfMonth(addDays(startOfMonth(on), 31));
}
