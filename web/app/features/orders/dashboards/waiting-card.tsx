import { formatSince } from '#web/platform/i18n/dates.ts';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import { Stat } from './stat-cards.tsx';

interface WaitingCardProps {
  waiting: { count: number; oldestSince: string | null };
  /** The address of the list with these orders. */
  to: string;
}

/** The orders whose next move is the viewer’s. */
export function WaitingCard({ waiting: { count, oldestSince }, to }: WaitingCardProps) {
  const t = useWords(dashboardsWords, 'stats');
  const since = oldestSince === null ? null : formatSince(oldestSince, new Date());
  const note =
    count === 0 || oldestSince === null
      ? t('noneWaits')
      : since === null
        ? t('oldestToday')
        : t('oldest', { since });
  return (
    <Stat label={t('waiting')} value={formatCount(count)} note={note} {...(count === 0 ? {} : { to })} />
  );
}
