import { timeZone } from '#web/platform/i18n/locale.ts';

const hour = 3_600_000;
const day = 24 * hour;

const localeDate = new Intl.DateTimeFormat('en-IN', {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
const dayKey = new Intl.DateTimeFormat('en-CA', { timeZone });
const longDay = new Intl.DateTimeFormat('en-IN', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const longDayOfYear = new Intl.DateTimeFormat('en-IN', {
  timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

type Words = (
  key: 'justNow' | 'hoursAgo' | 'daysAgo' | 'today' | 'yesterday',
  values?: { count: number },
) => string;

/** How long ago a chat was written in: 'Just now', 'Nh ago', 'Nd ago', then the date in IST. */
export function timeLabel(iso: string, now: number, t: Words): string {
  const age = now - new Date(iso).getTime();
  if (age < hour) return t('justNow');
  if (age < day) return t('hoursAgo', { count: Math.floor(age / hour) });
  if (age < 7 * day) return t('daysAgo', { count: Math.floor(age / day) });
  return localeDate.format(new Date(iso));
}

/** 16:05, in IST. */
export const clockTime = (iso: string) => clock.format(new Date(iso));

/** The day in IST, as 2026-11-03: messages of one day share it. */
export const dayOf = (iso: string) => dayKey.format(new Date(iso));

/** 'Today', 'Yesterday', 'Tuesday, 3 November' or, in another year, '3 November 2025'. */
export function dayLabel(iso: string, now: number, t: Words): string {
  const own = dayOf(iso);
  const today = dayKey.format(now);
  if (own === today) return t('today');
  if (own === dayKey.format(now - day)) return t('yesterday');
  return (own.slice(0, 4) === today.slice(0, 4) ? longDay : longDayOfYear).format(new Date(iso));
}

type PresenceWords = (
  key: 'online' | 'offline' | 'lastSeen' | 'lastSeenToday' | 'lastSeenYesterday',
  values?: { when?: string; time?: string },
) => string;

interface Presence {
  isOnline: boolean;
  lastSeen: string | null;
}

/** 'Online', or when they were last there. */
export function presenceLabel({ isOnline, lastSeen }: Presence, now: number, t: PresenceWords): string {
  if (isOnline) return t('online');
  if (lastSeen === null) return t('offline');
  const own = dayOf(lastSeen);
  const time = clockTime(lastSeen);
  if (own === dayKey.format(now)) return t('lastSeenToday', { time });
  if (own === dayKey.format(now - day)) return t('lastSeenYesterday', { time });
  return t('lastSeen', { when: localeDate.format(new Date(lastSeen)) });
}
