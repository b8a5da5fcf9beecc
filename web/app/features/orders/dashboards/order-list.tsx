import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#contracts/money/money.ts';
import { shownStatus } from '#contracts/orders/core/orders.states.ts';
import type { PurchaseRow, SaleRow } from '#contracts/orders/dashboards/order-lists.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { formatCalendarDay, formatShortDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { WholeNumbers } from '#web/platform/i18n/whole-numbers.tsx';
import { Avatar, type Person } from '#web/ui/avatar.tsx';
import { Badge, StatusBadge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Picture } from '#web/ui/picture.tsx';
import boardWords from '#web/words/en/features/orders/board/board.json';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import swatchWords from '#web/words/en/features/orders/swatches/swatches.json';
import { WithBank } from '../disputes/with-bank.tsx';
import type { RowsPage } from './dashboards.api.ts';
import { ListSkeleton } from './list-skeleton.tsx';

export type ListedOrder = Omit<PurchaseRow, 'maker'> | Omit<SaleRow, 'user'>;

export interface OrderListProps<R extends ListedOrder> {
  list: UseInfiniteQueryResult<InfiniteData<RowsPage<R>, string | undefined>>;
  caption: string;
  /** The heading of the column with the other side. */
  personHeading: string;
  personOf: (row: R) => { id: number; name: string; profile: { profileImage: string | null } };
  /** The segment in an order's address. */
  side: 'purchase' | 'sale';
  empty: ReactNode;
}

/** Orders: loading, failed, empty or filled. */
export function OrderList<R extends ListedOrder>({
  list,
  caption,
  personHeading,
  personOf,
  side,
  empty,
}: OrderListProps<R>) {
  const t = useWords(dashboardsWords);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (rows === undefined) {
    if (!list.isError) return <ListSkeleton />;
    return <ErrorState line={sentenceOf(list.error, t('list.failed'))} onRetry={() => void list.refetch()} />;
  }
  if (rows.length === 0) return empty;
  const addressOf = (row: ListedOrder) => `/order-details/${side}/${row.id}`;
  return (
    <>
      <DataTable
        caption={caption}
        rows={rows}
        keyOf={(row) => row.id}
        columns={[
          {
            key: 'order',
            heading: t('columns.order'),
            cell: (row) => <WholeNumbers>{row.orderNumber}</WholeNumbers>,
          },
          { key: 'person', heading: personHeading, cell: (row) => <Who person={flat(personOf(row))} /> },
          { key: 'design', heading: t('columns.design'), cell: (row) => <What row={row} /> },
          {
            key: 'status',
            heading: t('columns.status'),
            cell: (row) => <Marks row={row} />,
          },
          {
            key: 'date',
            heading: t('columns.date'),
            cell: (row) => <span className="num whitespace-nowrap">{formatShortDay(row.createdAt)}</span>,
          },
          {
            key: 'amount',
            heading: t('columns.amount'),
            atEnd: true,
            cell: (row) => <span className="num">{formatRupees(row.totalAmount)}</span>,
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
        entry={(row) => <Entry row={row} person={flat(personOf(row))} to={addressOf(row)} />}
      />
      <ListEnd list={list} />
    </>
  );
}

function Who({ person }: { person: Person }) {
  return (
    <span className="flex items-center gap-2.5">
      <Avatar person={person} size="small" />
      <span className="pt-0.5">{person.name}</span>
    </span>
  );
}

function What({ row }: { row: ListedOrder }) {
  const title = useTitle(row);
  return (
    <span className="flex items-center gap-3">
      <Thumb row={row} className="w-8.5" />
      <span lang={row.orderItems[0]?.titleLang} dir="auto" className="line-clamp-2 pt-0.5">
        {title}
      </span>
    </span>
  );
}

function Entry({ row, person, to }: { row: ListedOrder; person: Person; to: string }) {
  const title = useTitle(row);
  return (
    <Link
      to={to}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3 max-[339px]:grid-cols-[auto_minmax(0,1fr)] min-[360px]:gap-4"
      prefetch="viewport"
    >
      <Thumb row={row} className="w-17 max-[339px]:w-13" />
      <span className="grid content-start justify-items-start gap-1">
        <span
          lang={row.orderItems[0]?.titleLang}
          dir="auto"
          className="wrap-anywhere leading-[1.3] font-semibold"
        >
          {title}
        </span>
        <span className="meta">{person.name}</span>
        <span className="meta">
          <WholeNumbers>{row.orderNumber}</WholeNumbers>
        </span>
        <span className="mt-1.5">
          <Marks row={row} />
        </span>
      </span>
      <span className="num grid content-start justify-items-end gap-1 max-[339px]:col-start-2 max-[339px]:justify-items-start">
        <span>{formatRupees(row.totalAmount)}</span>
        <span className="meta">{formatShortDay(row.createdAt)}</span>
      </span>
    </Link>
  );
}

function Marks({ row }: { row: ListedOrder }) {
  const s = useWords(swatchWords, 'order');
  const { status, finalPaid, isDisputed, isSwatch } = row;
  return (
    <span className="flex flex-wrap gap-1.5">
      <StatusBadge status={shownStatus(status, finalPaid)} />
      {isSwatch ? <Badge>{s('kind')}</Badge> : null}
      {isDisputed ? <WithBank /> : null}
      {'dueBy' in row && row.dueBy !== null ? <DueDay day={row.dueBy} lateDays={row.lateDays} /> : null}
    </span>
  );
}

/** The day that the maker owes, in the list of sales. */
function DueDay({ day, lateDays }: { day: string; lateDays: number }) {
  const t = useWords(boardWords, 'due');
  const shown = formatCalendarDay(day);
  return (
    <span className={`num basis-full ${lateDays > 0 ? 'text-bad' : 'text-ink-2'} text-[0.875rem]`}>
      {lateDays > 0 ? t('late', { day: shown, days: lateDays }) : t('by', { day: shown })}
    </span>
  );
}

function Thumb({ row, className }: { row: ListedOrder; className: string }) {
  const image = row.orderItems[0]?.image ?? null;
  return (
    <span className={`block flex-none ${className}`}>
      {image === null ? (
        <span className="picture block" />
      ) : (
        <Picture picture={{ url: image }} alt="" sizes="68px" />
      )}
    </span>
  );
}

function useTitle(row: ListedOrder): string {
  const t = useWords(dashboardsWords);
  const [first, ...others] = row.orderItems;
  const title = first?.title ?? row.orderNumber;
  return others.length === 0 ? title : t('columns.more', { title, count: others.length });
}

function flat({ id, name, profile }: { id: number; name: string; profile: { profileImage: string | null } }) {
  return { id, name, profileImage: profile.profileImage };
}
