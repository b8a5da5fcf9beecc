import { addDays, type IstDay, isIstDay } from '#contracts/platform/ist-day.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { type OrderStatus, orderStatuses } from '../core/orders.states.ts';

export const functionDayLimits = {
  /** Two years. */
  aheadDays: 730,
} as const;

export const functionDaySentences = {
  day: sentence('orders.functionDay'),
  changed: sentence('orders.functionChanged'),
  closed: sentence('orders.functionClosed'),
} as const;

/** The error of a day that cannot be the day of a function; null if it can. */
export function refuseFunctionDay(day: IstDay, today: IstDay): Sentence | null {
  const isPossible = isIstDay(day) && day >= today && day <= addDays(today, functionDayLimits.aheadDays);
  return isPossible ? null : functionDaySentences.day;
}

/** Whether the buyer may still name or change the function: until the parcel is sent. */
export function takesFunctionDay(status: OrderStatus): boolean {
  return orderStatuses.indexOf(status) < orderStatuses.indexOf('SHIPPED');
}
