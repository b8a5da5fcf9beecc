import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatRupees } from '#contracts/money/money.ts';
import type { Movement } from '#contracts/orders/earnings/earnings.contract.ts';
import type { MovementState } from '#contracts/orders/earnings/earnings.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { CompactRow } from '#web/ui/lists/compact-row.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import type { Tone } from '#web/ui/status.ts';
import earningsWords from '#web/words/en/features/orders/earnings/earnings.json';
import { ListSkeleton } from '../dashboards/list-skeleton.tsx';
import { WithBank } from '../disputes/with-bank.tsx';
import type { MovementsPage } from './earnings.api.ts';

const toneOf: Record<Exclude<MovementState, 'WITH_BANK'>, Tone> = {
  HELD: 'note',
  EARNED: 'good',
  KEPT: 'plum',
  RETURNED: 'still',
  RETURNING: 'warn',
  FAILED: 'bad',
};

interface MovementListProps {
  list: UseInfiniteQueryResult<InfiniteData<MovementsPage, string | undefined>>;
}

/** Payments and refunds: loading, failed, empty or filled. */
export function MovementList({ list }: MovementListProps) {
  const t = useWords(earningsWords, 'movements');
  const rows = list.data?.pages.flatMap(({ movements }) => movements);
  if (rows === undefined) {
    if (!list.isError) return <ListSkeleton />;
    return <ErrorState line={sentenceOf(list.error, t('failed'))} onRetry={() => void list.refetch()} />;
  }
  if (rows.length === 0) return <p className="meta py-6">{t('nothing')}</p>;
  return (
    <>
      <DataTable
        caption={t('title')}
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          {
            key: 'date',
            heading: t('date'),
            cell: ({ at }) => <span className="num whitespace-nowrap">{formatShortDay(at)}</span>,
          },
          { key: 'order', heading: t('order'), cell: (row) => <OrderLink movement={row} /> },
          { key: 'buyer', heading: t('buyer'), cell: ({ order }) => order.buyerName },
          { key: 'what', heading: t('what'), cell: ({ kind }) => t(`kinds.${kind}`) },
          { key: 'state', heading: t('state'), cell: (row) => <State movement={row} /> },
          { key: 'amount', heading: t('amount'), atEnd: true, cell: (row) => <Amount movement={row} /> },
        ]}
        entry={(row) => (
          <CompactRow
            to={orderOf(row)}
            title={t(`kinds.${row.kind}`)}
            figure={<Amount movement={row} />}
            meta={
              <>
                <span dir="auto">{row.order.buyerName}</span> ·{' '}
                <span className="num">{formatShortDay(row.at)}</span>
              </>
            }
            mark={<State movement={row} />}
          />
        )}
      />
      <ListEnd list={list} />
    </>
  );
}

const orderOf = ({ order }: Pick<Movement, 'order'>) => `/order-details/sale/${order.id}`;

function OrderLink({ movement: { order } }: { movement: Movement }) {
  return (
    <Link to={orderOf({ order })} className="link inline-flex min-h-11 items-center" prefetch="intent">
      <WholeNumbers>{order.number}</WholeNumbers>
    </Link>
  );
}

/** The state of a movement; for a partly refunded payment, with the amount. */
function State({ movement: { state, amount, left } }: { movement: Movement }) {
  const t = useWords(earningsWords, 'movements');
  if (state === 'WITH_BANK') return <WithBank />;
  const isPart = left !== null && left > 0 && left < amount;
  return (
    <Badge tone={toneOf[state]}>
      {isPart ? (
        <WholeNumbers>{t('part', { state, left: formatRupees(left) })}</WholeNumbers>
      ) : (
        t(`states.${state}`)
      )}
    </Badge>
  );
}

function Amount({ movement: { kind, amount } }: { movement: Movement }) {
  const t = useWords(earningsWords, 'movements');
  const rupees = formatRupees(amount);
  return (
    <span className="num whitespace-nowrap text-right">
      {kind === 'REFUND' ? t('minus', { amount: rupees }) : rupees}
    </span>
  );
}
