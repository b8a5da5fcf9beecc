import { type DayFigure, type Figure, periodDays } from '#contracts/platform/figures.ts';
import { addDays, type IstDay, istDayOf, startOfDay } from '#contracts/platform/ist-day.ts';

/** The first days, in India, of the period that ends today and of the period before it. */
function firstDays(now: Date): { now: IstDay; before: IstDay } {
  const today = istDayOf(now);
  return { now: addDays(today, 1 - periodDays), before: addDays(today, 1 - 2 * periodDays) };
}

/** When the period that ends with the day of `now` began, and when the period before it began. */
export function periodSince(now: Date): { now: Date; before: Date } {
  const first = firstDays(now);
  return { now: startOfDay(first.now), before: startOfDay(first.before) };
}

/** Counts of one day in India. */
interface Counted {
  day: IstDay;
  amount: number;
  orders: number;
}

/** Every day of the period with its counterpart in the previous period. Days without a row are zero. */
export function spreadOverDays(rows: readonly Counted[], now: Date): DayFigure[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  const first = firstDays(now);
  return Array.from({ length: periodDays }, (_, index) => {
    const day = addDays(first.now, index);
    const { amount = 0, orders = 0 } = known.get(day) ?? {};
    return { day, now: amount, before: known.get(addDays(first.before, index))?.amount ?? 0, orders };
  });
}

/** The sums of both periods. Rows of other days are ignored. */
export function sumPeriods(rows: readonly Counted[], now: Date, by: 'amount' | 'orders'): Figure {
  const first = firstDays(now);
  const sum = { now: 0, before: 0 };
  for (const row of rows) {
    if (row.day >= first.now) sum.now += row[by];
    else if (row.day >= first.before) sum.before += row[by];
  }
  return sum;
}
