import { type DayRange, isOff } from './days-off.ts';
import { addDays, type IstDay } from './ist-day.ts';

/** Monday to Saturday, without the maker's days off. */
function isWorkingDay(day: IstDay, daysOff: readonly DayRange[]): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() !== 0 && !isOff(day, daysOff);
}

/** The number of working days after `from`, up to and including `to`; 0 if `to` is not later. */
export function workingDaysBetween(from: IstDay, to: IstDay, daysOff: readonly DayRange[]): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day, daysOff)) count += 1;
  return count;
}
