import type { EarningsMonth } from '#contracts/orders/earnings/earnings.contract.ts';
import { addDays } from '#contracts/platform/ist-day.ts';
import { formatDay, formatMonth } from '#web/platform/i18n/dates.ts';

/** How many months the chart shows at most, and the table at first. */
export const shownMonths = 12;
/** The fewest months the chart shows: one or two threads show no trend. */
const leastMonths = 6;

/** "November 2026" of "2026-11". */
export const nameOfMonth = (month: string) => formatMonth(`${month}-15T00:00:00Z`);

/** "Nov" of "2026-11-01". */
export const shortNameOfMonth = (day: string) => formatDay(day).replace(/[\d\s]/g, '');

const nothing = { paid: 0, back: 0, net: 0, held: 0, kept: 0 };

/**
 * The last six to twelve months, oldest first; months before the first payment are empty. Takes them newest first.
 */
export function lastMonths(months: readonly EarningsMonth[]): EarningsMonth[] {
  const last = months.slice(0, shownMonths);
  while (last.length > 0 && last.length < leastMonths) {
    const first = last.at(-1);
    if (first) last.push({ month: addDays(`${first.month}-01`, -1).slice(0, 7), ...nothing });
  }
  return last.reverse();
}
