import { addDays, type IstDay } from '#contracts/platform/ist-day.ts';

export type CalendarView = 'week' | 'month';

export interface CalendarRange {
  from: IstDay;
  days: number;
  /** The first days of the previous and the next range. */
  earlier: IstDay;
  later: IstDay;
}

/** Seven days from `day`, or the whole month of `day`. */
export function rangeOf(view: CalendarView, day: IstDay): CalendarRange {
  if (view === 'week') return { from: day, days: 7, earlier: addDays(day, -7), later: addDays(day, 7) };
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = (months: number) =>
    new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { from: first(0), days, earlier: first(-1), later: first(1) };
}

/** Reads the page's address; an invalid day becomes today. */
export function readCalendarAddress(
  search: URLSearchParams,
  today: IstDay,
): { view: CalendarView; day: IstDay } {
  const asked = search.get('from') ?? '';
  const isDay = /^20\d{2}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(`${asked}T00:00:00Z`));
  return { view: search.get('view') === 'month' ? 'month' : 'week', day: isDay ? asked : today };
}
