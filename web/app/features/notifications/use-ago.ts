import { useEffect, useState } from 'react';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import notificationsWords from '#web/words/en/features/notifications/notifications.json';
import type { Ago } from './notification-times.ts';

/** The present, a minute exact, and what to call a time before it. For parts that the server never draws. */
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
