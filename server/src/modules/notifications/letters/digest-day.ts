import type { Digest } from '#contracts/notifications/choices/kinds.rules.ts';
import { addDays, type IstDay, istDayOf } from '#contracts/platform/ist-day.ts';

/** Hour of the day in India. */
const sentAtHour = 9;

/**
 * The last day in India whose digest is due by now: today from nine o'clock on; for weekly digests, the last such
 * Monday.
 */
export function lastDigestDay(now: Date, digest: Digest): IstDay {
  const day = istDayOf(new Date(now.getTime() - sentAtHour * 3_600_000));
  if (digest !== 'WEEKLY') return day;
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}
