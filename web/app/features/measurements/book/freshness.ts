import type { BookBody } from '#contracts/measurements/book/book.rules.ts';

/** A time that has passed, in its largest whole unit. */
export interface Passed {
  unit: 'days' | 'months' | 'years';
  count: number;
}

const dayOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** How long ago a day such as 2026-11-21 was. */
export function passedSince(day: string, today: string): Passed {
  const [from, until] = [dayOf(day), dayOf(today)];
  const days = Math.max(0, Math.round((until.getTime() - from.getTime()) / 86_400_000));
  const begun = until.getUTCDate() < from.getUTCDate() ? 1 : 0;
  const months =
    (until.getUTCFullYear() - from.getUTCFullYear()) * 12 + until.getUTCMonth() - from.getUTCMonth() - begun;
  if (months < 1) return { unit: 'days', count: days };
  if (months < 12) return { unit: 'months', count: months };
  return { unit: 'years', count: Math.floor(months / 12) };
}

/** In months. Children grow. */
const freshFor: Record<BookBody, number> = { women: 12, men: 12, child: 4 };

/** Whether a body should be measured again before cloth is cut. */
export function isStale(day: string, today: string, body: BookBody): boolean {
  const { unit, count } = passedSince(day, today);
  return unit === 'years' || (unit === 'months' && count >= freshFor[body]);
}
