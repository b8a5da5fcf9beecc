import type { BookAudit, Dispute, GivenUpWebhook } from '#contracts/admin/books/books.contract.ts';
import { isDisputeOpen } from '#contracts/admin/books/disputes.rules.ts';
import { formatRupees, toPaise, toRupees } from '#contracts/money/money.ts';
import { Stat, StatCards } from '#web/features/orders/dashboards/stat-cards.tsx';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import booksWords from '#web/words/en/features/admin/books/books.json';

interface BooksSummaryProps {
  audit: BookAudit | null;
  disputes: readonly Dispute[];
  webhooks: readonly GivenUpWebhook[];
}

const sumOf = (disputes: readonly Dispute[]) =>
  formatRupees(toRupees(disputes.reduce((sum, { amount }) => sum + toPaise(amount), 0)));

/**
 * Counts of what needs attention: differences, open and lost disputes, and webhooks that could not be applied.
 * Renders nothing if there are none.
 */
export function BooksSummary({ audit, disputes, webhooks }: BooksSummaryProps) {
  const t = useWords(booksWords, 'summary');
  const open = disputes.filter(({ status }) => isDisputeOpen(status));
  const lost = disputes.filter(({ status }) => status === 'LOST');
  const [due] = open.flatMap(({ status, respondBy }) => (status === 'OPEN' ? (respondBy ?? []) : [])).sort();
  if ((audit?.count ?? 0) + open.length + lost.length + webhooks.length === 0) return null;
  return (
    <StatCards label={t('label')}>
      {audit === null || audit.count === 0 ? null : (
        <Stat
          label={t('differences')}
          value={formatCount(audit.count)}
          note={t('checked', { date: formatShortDay(audit.finishedAt) })}
        />
      )}
      {open.length === 0 ? null : (
        <Stat
          label={t('withBank')}
          value={sumOf(open)}
          note={
            due === undefined
              ? t('open', { count: open.length })
              : t('openBy', { count: open.length, date: formatShortDay(due) })
          }
        />
      )}
      {lost.length === 0 ? null : (
        <Stat label={t('lost')} value={sumOf(lost)} note={t('lostNote', { count: lost.length })} />
      )}
      {webhooks.length === 0 ? null : (
        <Stat label={t('webhooks')} value={formatCount(webhooks.length)} note={t('webhooksNote')} />
      )}
    </StatCards>
  );
}
