import { istDayOf } from '#contracts/platform/ist-day.ts';
import { formatClock, formatShortDay, weekdayInWords } from '#web/platform/i18n/dates.ts';

const hour = 3_600_000;
const day = 24 * hour;

type Words = (
  key: 'justNow' | 'hoursAgo' | 'daysAgo' | 'today' | 'yesterday',
  values?: { count: number },
) => string;

/** How long ago the last message of a chat was: 'Just now', 'Nh ago', 'Nd ago', then the date in IST. */
export function timeLabel(iso: string, now: number, t: Words): string {
  const age = now - new Date(iso).getTime();
  if (age < hour) return t('justNow');
  if (age < day) return t('hoursAgo', { count: Math.floor(age / hour) });
  if (age < 7 * day) return t('daysAgo', { count: Math.floor(age / day) });
  return formatShortDay(iso);
}

/** The day in IST, such as 2026-11-03; messages of one day share it. */
export const dayOf = (iso: string) => istDayOf(new Date(iso));

/** 'Today', 'Yesterday' or 'Tue, 3 Nov 2026'. */
export function dayLabel(iso: string, now: number, t: Words): string {
  const own = dayOf(iso);
  if (own === istDayOf(new Date(now))) return t('today');
  if (own === istDayOf(new Date(now - day))) return t('yesterday');
  return weekdayInWords(new Date(iso));
}

type PresenceWords = (
  key: 'online' | 'lastSeen' | 'lastSeenToday' | 'lastSeenYesterday',
  values?: { when?: string; time?: string },
) => string;

interface Presence {
  isOnline: boolean;
  lastSeen: string | null;
}

/** 'Online', or when they were last seen; null if the viewer does not know. */
export function presenceLabel(
  { isOnline, lastSeen }: Presence,
  now: number,
  t: PresenceWords,
): string | null {
  if (isOnline) return t('online');
  if (lastSeen === null) return null;
  const own = dayOf(lastSeen);
  const time = formatClock(lastSeen);
  if (own === istDayOf(new Date(now))) return t('lastSeenToday', { time });
  if (own === istDayOf(new Date(now - day))) return t('lastSeenYesterday', { time });
  return t('lastSeen', { when: formatShortDay(lastSeen) });
}
