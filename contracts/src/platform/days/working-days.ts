import { addDays, daysBetween, type IstDay } from '../ist-day.ts';
import { type DayRange, firstDayOn, isOff } from './days-off.ts';

const aSunday: IstDay = '2026-01-04';
const isSunday = (day: IstDay) => daysBetween(aSunday, day) % 7 === 0;

/** Monday to Saturday, without the days off. */
export const isWorkingDay = (day: IstDay, daysOff: readonly DayRange[]): boolean =>
  !isSunday(day) && !isOff(day, daysOff);

/** The working day that lies `days` working days after a day in IST. */
export function addWorkingDays(from: IstDay, days: number, daysOff: readonly DayRange[] = []): IstDay {
  let day = from;
  for (let left = days; left > 0; left -= 1) day = nextWorkingDay(day, daysOff);
  return day;
}

/** The working day that lies `days` working days before a day in IST. */
export function subtractWorkingDays(from: IstDay, days: number, daysOff: readonly DayRange[] = []): IstDay {
  let day = from;
  for (let left = days; left > 0; ) {
    day = addDays(day, -1);
    if (!isSunday(day) && !isOff(day, daysOff)) left -= 1;
  }
  return day;
}

function nextWorkingDay(after: IstDay, daysOff: readonly DayRange[]): IstDay {
  let day = firstDayOn(addDays(after, 1), daysOff);
  while (isSunday(day)) day = firstDayOn(addDays(day, 1), daysOff);
  return day;
}

/** The number of working days after `from`, up to and including `to`; 0 if `to` is not later. */
export function workingDaysBetween(from: IstDay, to: IstDay, daysOff: readonly DayRange[]): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (isWorkingDay(day, daysOff)) count += 1;
  return count;
}
