import { addDays, daysBetween, type IstDay } from '../ist-day.ts';

/** A range of days in IST, both ends included. */
export interface DayRange {
  from: IstDay;
  to: IstDay;
}

/** Whether a day lies within the days off. */
export function isOff(day: IstDay, daysOff: readonly DayRange[]): boolean {
  return daysOff.some(({ from, to }) => from <= day && day <= to);
}

/** The ranges of days off that overlap the days from `begins` to `ends`, earliest first. */
export function daysOffBetween(begins: IstDay, ends: IstDay, daysOff: readonly DayRange[]): DayRange[] {
  return daysOff
    .filter(({ from, to }) => from <= ends && to >= begins)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

const later = (one: IstDay, other: IstDay) => (one > other ? one : other);
const earlier = (one: IstDay, other: IstDay) => (one < other ? one : other);

/** How many days of a range come after `since`, up to and including `until`. */
export function daysOfRange({ from, to }: DayRange, since: IstDay, until: IstDay): number {
  return Math.max(0, daysBetween(later(since, addDays(from, -1)), earlier(until, to)));
}

/** The day itself, or the next day that is not off. */
export function firstDayOn(day: IstDay, daysOff: readonly DayRange[]): IstDay {
  let on = day;
  for (let off = rangeOf(on, daysOff); off !== undefined; off = rangeOf(on, daysOff)) on = addDays(off.to, 1);
  return on;
}

/** The day on which `days` days of work are done if they begin on a day; days off do not count. */
export function addDaysOn(begins: IstDay, days: number, daysOff: readonly DayRange[]): IstDay {
  if (daysOff.length === 0) return addDays(begins, days);
  let day = begins;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (!isOff(day, daysOff)) left -= 1;
  }
  return firstDayOn(day, daysOff);
}

function rangeOf(day: IstDay, daysOff: readonly DayRange[]): DayRange | undefined {
  return daysOff.find((range) => isOff(day, [range]));
}
