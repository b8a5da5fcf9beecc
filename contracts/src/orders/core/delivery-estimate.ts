import type { Measuring } from '#contracts/measurements/measuring.ts';
import { addDaysOn, type DayRange, daysOffBetween } from '#contracts/platform/days/days-off.ts';
import { addDays, type IstDay } from '#contracts/platform/ist-day.ts';

export interface DeliveryEstimate {
  /** The last day on which the parcel should arrive, or the day on which it did. */
  by: IstDay;
  /** The maker's days off until it is sent, which delay delivery; earliest first, without past ones. */
  away: DayRange[];
}

interface MakingFacts {
  makingDays: number;
  transitDays: number;
  /** The maker's holidays. */
  daysOff: readonly DayRange[];
}

/** The first day of making for an order placed today: meetings can be booked from tomorrow. */
export function firstDayOfMaking(measuring: Measuring, today: IstDay): IstDay {
  return measuring === 'MADE_TO_MEASURE' ? addDays(today, 1) : today;
}

/** The estimate for an order whose making begins on a given day. */
export function estimateDelivery(
  begins: IstDay,
  { makingDays, transitDays, daysOff }: MakingFacts,
): DeliveryEstimate {
  const ready = addDaysOn(begins, makingDays, daysOff);
  return { by: addDays(ready, transitDays), away: daysOffBetween(begins, ready, daysOff) };
}
