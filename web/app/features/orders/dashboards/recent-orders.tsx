import { Link } from 'react-router';
import { formatRupees } from '#contracts/money/money.ts';
import { shownStatus } from '#contracts/orders/core/orders.states.ts';
import type { DesignAnalytics } from '#contracts/orders/dashboards/dashboards.contract.ts';
import { formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import { WithBank } from '../disputes/with-bank.tsx';

type Row = DesignAnalytics['orders'][number];

const addressOf = ({ orderId }: Row) => `/order-details/sell/${orderId}`;
const buyerOf = ({ buyerId, buyerName, buyerImage }: Row) => ({
  id: buyerId,
  name: buyerName,
  profileImage: buyerImage,
});

/** The newest orders of a design. */
export function RecentOrders({ orders }: Pick<DesignAnalytics, 'orders'>) {
  const t = useWords(dashboardsWords);
  const title = t('analytics.recent');
  return (
    <section aria-labelledby="recent-orders">
      <h2 id="recent-orders" className="title-3 mb-2">
        {title}
      </h2>
      {orders.length === 0 ? (
        <p className="meta">{t('analytics.recentNone')}</p>
      ) : (
        <DataTable
          caption={title}
          rows={orders}
          keyOf={({ orderId }) => orderId}
          columns={[
            {
              key: 'order',
              heading: t('columns.order'),
              cell: ({ orderNumber }) => <WholeNumbers>{orderNumber}</WholeNumbers>,
            },
            {
              key: 'buyer',
              heading: t('columns.buyer'),
              cell: (row) => (
                <span className="flex items-center gap-2.5">
                  <Avatar person={buyerOf(row)} size="small" />
                  <span className="pt-0.5">{row.buyerName}</span>
                </span>
              ),
            },
            {
              key: 'amount',
              heading: t('columns.amount'),
              cell: ({ product }) => <span className="num">{formatRupees(product.amount)}</span>,
            },
            {
              key: 'status',
              heading: t('columns.status'),
              cell: (row) => <Marks row={row} />,
            },
            {
              key: 'date',
              heading: t('columns.date'),
              cell: ({ date }) => <span className="num whitespace-nowrap">{formatShortDay(date)}</span>,
            },
            {
              key: 'actions',
              heading: t('columns.actions'),
              atEnd: true,
              cell: (row) => (
                <Link
                  to={addressOf(row)}
                  className="link inline-flex min-h-11 items-center"
                  aria-label={t('columns.viewOrder', { number: row.orderNumber })}
                  prefetch="intent"
                >
                  {t('columns.view')}
                </Link>
              ),
            },
          ]}
          entry={(row) => <Entry row={row} />}
        />
      )}
    </section>
  );
}

function Marks({ row: { status, finalPaid, isDisputed } }: { row: Row }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <StatusBadge status={shownStatus(status, finalPaid)} />
      {isDisputed ? <WithBank /> : null}
    </span>
  );
}

function Entry({ row }: { row: Row }) {
  return (
    <Link to={addressOf(row)} className="grid grid-cols-[auto_1fr_auto] gap-3.5" prefetch="viewport">
      <Avatar person={buyerOf(row)} />
      <span className="grid content-start justify-items-start gap-1">
        <span className="leading-[1.3] font-semibold">{row.buyerName}</span>
        <span className="meta">
          <WholeNumbers>{row.orderNumber}</WholeNumbers>
        </span>
        <span className="mt-1">
          <Marks row={row} />
        </span>
      </span>
      <span className="num grid content-start justify-items-end gap-1">
        <span>{formatRupees(row.product.amount)}</span>
        <span className="meta">{formatShortDay(row.date)}</span>
      </span>
    </Link>
  );
}
