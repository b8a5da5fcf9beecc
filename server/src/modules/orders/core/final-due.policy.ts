import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { addDays, istDayOf, startOfDay } from '#contracts/platform/ist-day.ts';

/** How long a buyer has for the final payment once it is asked for. In days. */
const DAYS_TO_PAY = 7;

/** Statuses that ask for the final payment; a maker may skip the first. */
export function asksForFinal(status: OrderStatus): boolean {
  return status === 'FINAL_PAYMENT_PENDING' || status === 'COMPLETED' || status === 'READY_FOR_DELIVERY';
}

/** The end of the seventh day from now, in India. */
export function finalDueAfter(now: Date): Date {
  return new Date(startOfDay(addDays(istDayOf(now), DAYS_TO_PAY + 1)).getTime() - 1);
}
