import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import shellWords from '#web/words/en/platform/i18n/shell.json';

/** Pages that show times of appointments or days of an order. */
const pagesWithTimes =
  /^\/(order-details|order-processing|order-confirmation|schedule-meeting|meetings|family)(\/|$)/;

/** IST in minutes as `Date.getTimezoneOffset` counts: negative, because India is ahead of UTC. */
const indianOffset = -330;

const subscribe = () => () => undefined;
const isElsewhere = () => new Date().getTimezoneOffset() !== indianOffset;
const onServer = () => false;

/** Says that the page's times are Indian, to people in another time zone. */
export function IndianTime() {
  const t = useWords(shellWords);
  const { pathname } = useLocation();
  const isShown = useSyncExternalStore(subscribe, isElsewhere, onServer);
  if (!isShown || !pagesWithTimes.test(pathname)) return null;
  return <p className="hint page pt-4! pb-0!">{t('indianTime')}</p>;
}
