import { Link } from 'react-router';
import type { Dispute } from '#contracts/admin/books/books.contract.ts';
import { isDisputeOpen } from '#contracts/admin/books/disputes.rules.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { CompactRow } from '#web/ui/lists/compact-row.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import booksWords from '#web/words/en/features/admin/books/books.json';
import { reasonOf } from './dispute-reason.ts';

/** The disputed payments of one order, each with its amount, status and relevant day. */
export function DisputeList({ disputes }: { disputes: readonly Dispute[] }) {
  const t = useWords(booksWords, 'disputes');
  return (
    <ul className="grid">
      {disputes.map((dispute) => (
        <li key={dispute.id} className="grid gap-1.5 border-t border-seam py-3.5 first:border-t-0">
          <div className="num flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <span className="font-semibold">
              {formatRupees(dispute.amount)}{' '}
              <span className="font-normal text-ink-2">{t('phase', { phase: dispute.phase })}</span>
            </span>
            <State dispute={dispute} />
          </div>
          <div className="meta flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <DayThatCounts dispute={dispute} />
            <BuyerSays dispute={dispute} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The disputed payments of all orders; on phones one row each, linked to the order. */
export function DisputeTable({ caption, disputes }: { caption: string; disputes: readonly Dispute[] }) {
  const t = useWords(booksWords, 'disputes');
  return (
    <DataTable
      caption={caption}
      rows={disputes}
      keyOf={({ id }) => id}
      isTall
      columns={[
        {
          key: 'order',
          heading: <Wide className="lg:min-w-36">{t('order')}</Wide>,
          cell: ({ orderId, orderNumber }) => (
            <Link to={`/admin/orders/${orderId}`} className="link num">
              <WholeNumbers>{orderNumber}</WholeNumbers>
            </Link>
          ),
        },
        {
          key: 'what',
          heading: <Wide className="lg:min-w-80">{t('what')}</Wide>,
          cell: (dispute) => (
            <span className="grid">
              {t('phase', { phase: dispute.phase })}
              <span className="meta">
                <BuyerSays dispute={dispute} />
              </span>
            </span>
          ),
        },
        {
          key: 'state',
          heading: <Wide className="lg:min-w-44">{t('state')}</Wide>,
          cell: (dispute) => <State dispute={dispute} />,
        },
        {
          key: 'day',
          heading: <Wide className="lg:min-w-44">{t('day')}</Wide>,
          cell: (dispute) => <DayThatCounts dispute={dispute} />,
        },
        {
          key: 'amount',
          heading: t('amount'),
          atEnd: true,
          cell: ({ amount }) => <span className="num">{formatRupees(amount)}</span>,
        },
      ]}
      entry={(dispute) => (
        <CompactRow
          to={`/admin/orders/${dispute.orderId}`}
          title={<WholeNumbers>{dispute.orderNumber}</WholeNumbers>}
          figure={formatRupees(dispute.amount)}
          meta={
            dayOf(dispute) === null ? (
              t('phase', { phase: dispute.phase })
            ) : (
              <DayThatCounts dispute={dispute} />
            )
          }
          mark={<State dispute={dispute} />}
        />
      )}
    />
  );
}

/** A heading with a fixed width, so that the columns of two tables line up. */
function Wide({ className, children }: { className: string; children: string }) {
  return <span className={`inline-block ${className}`}>{children}</span>;
}

function State({ dispute: { status } }: { dispute: Dispute }) {
  const t = useWords(booksWords, 'disputes');
  const tone = isDisputeOpen(status) ? 'warn' : status === 'LOST' ? 'bad' : 'good';
  return <Badge tone={tone}>{t('status', { status })}</Badge>;
}

/** The last day for evidence, or the day the dispute ended; null if unknown. */
function dayOf({ status, respondBy, endedAt }: Dispute) {
  if (endedAt !== null) return { word: 'endedOn', at: endedAt } as const;
  return status === 'OPEN' && respondBy !== null ? ({ word: 'byDay', at: respondBy } as const) : null;
}

function DayThatCounts({ dispute }: { dispute: Dispute }) {
  const t = useWords(booksWords, 'disputes');
  const day = dayOf(dispute);
  return day && <span className="num">{t(day.word, { date: formatShortDay(day.at) })}</span>;
}

function BuyerSays({ dispute: { reasonCode } }: { dispute: Dispute }) {
  const t = useWords(booksWords, 'disputes');
  const reason = reasonOf(reasonCode);
  if (reason === null) return null;
  return (
    <span className="wrap-anywhere">
      {reason === 'OTHER'
        ? t('reasons.OTHER', { code: reasonCode.replaceAll('_', ' ') })
        : t('says', { reason: t(`reasons.${reason}`, { code: '' }) })}
    </span>
  );
}
