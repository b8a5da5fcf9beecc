import { useEffect, useState } from 'react';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import notificationsWords from '#web/words/en/features/notifications/notifications.json';
import type { Ago } from './notification-times.ts';

/** The current time, updated every minute, and the words for a time before it. Not for server rendering. */
export function useAgo(): { now: Date; wordsOf: (ago: Ago, iso: string) => string } {
  const t = useWords(notificationsWords);
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return {
    now,
    wordsOf(ago, iso) {
      if (ago.unit === 'day') return formatShortDay(iso);
      if (ago.unit === 'minutes' || ago.unit === 'hours') return t(ago.unit, { count: ago.count });
      return t(ago.unit);
    },
  };
}
