import { type DayFigure, type Figure, periodDays } from '#contracts/platform/figures.ts';

const day = 24 * 3_600_000;
/** India has one time zone and has never moved its clocks since 1945. */
const istOffset = 5.5 * 3_600_000;

/** "2026-11-21": the day that a moment falls on in India. */
export function indiaDay(moment: Date): string {
  return new Date(moment.getTime() + istOffset).toISOString().slice(0, 10);
}

/** The midnight in India with which the day of `moment` began, `daysBack` days earlier. */
export function indiaMidnight(moment: Date, daysBack = 0): Date {
  const days = Math.floor((moment.getTime() + istOffset) / day) - daysBack;
  return new Date(days * day - istOffset);
}

/** Since when figures are needed for the period that ends with the day of `now`, and the one before it. */
export function periodSince(now: Date): { now: Date; before: Date } {
  return { now: indiaMidnight(now, periodDays - 1), before: indiaMidnight(now, 2 * periodDays - 1) };
}

/** What was counted on one day in India. */
interface Counted {
  day: string;
  amount: number;
  orders: number;
}

/** Every day of the period with its counterpart before it; days without a row are zero. */
export function spreadOverDays(rows: readonly Counted[], now: Date): DayFigure[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: periodDays }, (_, place) => {
    const daysBack = periodDays - 1 - place;
    const key = indiaDay(indiaMidnight(now, daysBack));
    const earlier = indiaDay(indiaMidnight(now, daysBack + periodDays));
    const { amount = 0, orders = 0 } = known.get(key) ?? {};
    return { day: key, now: amount, before: known.get(earlier)?.amount ?? 0, orders };
  });
}

/** The sum of both periods; rows of other days are left out. */
export function sumPeriods(rows: readonly Counted[], now: Date, by: 'amount' | 'orders'): Figure {
  const since = periodSince(now);
  const [first, firstBefore] = [indiaDay(since.now), indiaDay(since.before)];
  const sum = { now: 0, before: 0 };
  for (const row of rows) {
    if (row.day >= first) sum.now += row[by];
    else if (row.day >= firstBefore) sum.before += row[by];
  }
  return sum;
}
