import { Link } from 'react-router';
import type { Dispute } from '#contracts/admin/books/books.contract.ts';
import { isDisputeOpen } from '#contracts/admin/books/disputes.rules.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { booksWords } from './books.words.ts';
import { reasonOf } from './dispute-reason.ts';

/** Disputed payments, each with its sum, how far it has gone and the day that counts. */
export function DisputeList({
  disputes,
  withOrder = false,
}: {
  disputes: readonly Dispute[];
  withOrder?: boolean;
}) {
  return (
    <ul className="grid">
      {disputes.map((dispute) => (
        <DisputeLine key={dispute.id} dispute={dispute} withOrder={withOrder} />
      ))}
    </ul>
  );
}

function DisputeLine({
  dispute: { orderId, orderNumber, amount, phase, reasonCode, status, respondBy, endedAt },
  withOrder,
}: {
  dispute: Dispute;
  withOrder: boolean;
}) {
  const t = useWords(booksWords, 'disputes');
  const isOpen = isDisputeOpen(status);
  const reason = reasonOf(reasonCode);
  return (
    <li className="grid gap-1.5 border-t border-seam py-3.5 first:border-t-0">
      <div className="num flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="font-semibold">
          {formatRupees(amount)} <span className="font-normal text-ink-2">{t('phase', { phase })}</span>
        </span>
        <Badge tone={isOpen ? 'warn' : status === 'LOST' ? 'bad' : 'good'}>{t('status', { status })}</Badge>
      </div>
      <div className="meta flex flex-wrap items-baseline gap-x-4 gap-y-1">
        {withOrder ? (
          <Link to={`/admin/orders/${orderId}`} className="link num">
            <WholeNumbers>{orderNumber}</WholeNumbers>
          </Link>
        ) : null}
        {status === 'OPEN' && respondBy !== null ? (
          <span className="num">{t('byDay', { date: formatShortDay(respondBy) })}</span>
        ) : null}
        {endedAt === null ? null : (
          <span className="num">{t('endedOn', { date: formatShortDay(endedAt) })}</span>
        )}
        {reason === null ? null : (
          <span className="wrap-anywhere">
            {reason === 'OTHER'
              ? t('reasons.OTHER', { code: reasonCode.replaceAll('_', ' ') })
              : t('says', { reason: t(`reasons.${reason}`, { code: '' }) })}
          </span>
        )}
      </div>
    </li>
  );
}
