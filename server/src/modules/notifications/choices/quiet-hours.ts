import { istDayOf, startOfDay, timeOfDay } from '#contracts/platform/ist-day.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** Minutes since midnight in India. If `to` is smaller than `from`, the hours cross midnight. */
export interface QuietHours {
  from: number;
  to: number;
}

/** The end of the quiet hours that include `now`; null outside of them. */
export function quietUntil(now: Date, { from, to }: QuietHours): Date | null {
  const minute = Math.floor(timeOfDay(now) / minuteMs);
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const today = startOfDay(istDayOf(now)).getTime() + to * minuteMs;
  return new Date(minute < to ? today : today + dayMs);
}

/** "22:00" → 1320. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** 1320 → "22:00". */
export function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
