import { istDayOf } from '#contracts/platform/ist-day.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How long ago: minutes, hours on the same day, yesterday, or the date. */
export type Ago =
  | { unit: 'now' | 'yesterday' }
  | { unit: 'minutes' | 'hours'; count: number }
  | { unit: 'day' };

export function agoOf(iso: string, now: Date): Ago {
  const moment = new Date(iso);
  const passed = now.getTime() - moment.getTime();
  if (passed < minute) return { unit: 'now' };
  if (passed < hour) return { unit: 'minutes', count: Math.floor(passed / minute) };
  if (istDayOf(moment) === istDayOf(now)) return { unit: 'hours', count: Math.floor(passed / hour) };
  return { unit: isYesterday(moment, now) ? 'yesterday' : 'day' };
}

const isYesterday = (moment: Date, now: Date) =>
  istDayOf(moment) === istDayOf(new Date(now.getTime() - 24 * hour));

export interface DayOfNotifications<Row> {
  /** For example 2026-11-03. */
  day: string;
  is: 'today' | 'yesterday' | 'earlier';
  rows: Row[];
}

/** Groups rows, which must be sorted newest first, by their day in India. */
export function byDay<Row extends { createdAt: string }>(
  rows: readonly Row[],
  now: Date,
): DayOfNotifications<Row>[] {
  const days: DayOfNotifications<Row>[] = [];
  for (const row of rows) {
    const moment = new Date(row.createdAt);
    const day = istDayOf(moment);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else {
      const is = day === istDayOf(now) ? 'today' : isYesterday(moment, now) ? 'yesterday' : 'earlier';
      days.push({ day, is, rows: [row] });
    }
  }
  return days;
}
