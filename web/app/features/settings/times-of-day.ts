import { formatClock } from '#web/platform/i18n/dates.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** "00:00", "00:30" … "23:30", with `time` among them where it lies between. */
export function halfHoursWith(time: string): string[] {
  const all = Array.from(
    { length: 48 },
    (_, half) => `${two(Math.floor(half / 2))}:${half % 2 ? '30' : '00'}`,
  );
  return [...new Set([...all, time])].sort();
}

/** "22:00" → "10:00 pm" and "रात 10:00"; India's time is the same on every day. */
export const timeInWords = (time: string) => formatClock(`2026-01-01T${time}:00+05:30`);
