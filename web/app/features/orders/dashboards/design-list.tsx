import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { ShownStatus } from '#contracts/designs/designs.contract.ts';
import type { OwnDesign } from '#contracts/designs/own-designs.contract.ts';
import { formatRupees } from '#contracts/money/money.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { BulkBar } from '#web/features/designs/bulk/bulk-bar.tsx';
import { ChooseBox } from '#web/features/designs/bulk/choose-box.tsx';
import { type ChosenDesigns, useChosenDesigns } from '#web/features/designs/bulk/use-chosen-designs.ts';
import { DuplicateButton } from '#web/features/designs/drafts/duplicate-button.tsx';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { Tone } from '#web/ui/status.ts';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import type { RowsPage } from './dashboards.api.ts';
import { ListSkeleton } from './list-skeleton.tsx';

const DeleteDesignDialog = lazy(async () => ({
  default: (await fetched(() => import('#web/features/designs/editing/delete-design-dialog.tsx')))
    .DeleteDesignDialog,
}));

interface DesignListProps {
  list: UseInfiniteQueryResult<InfiniteData<RowsPage<OwnDesign>, string | undefined>>;
  caption: string;
  empty: ReactNode;
}

const toneOf: Record<ShownStatus, Tone> = {
  PUBLISHED: 'good',
  PROCESSING: 'warn',
  WITHDRAWN: 'still',
  HIDDEN: 'bad',
};

/** The viewer's designs: loading, failed, empty or filled. */
export function DesignList({ list, caption, empty }: DesignListProps) {
  const t = useWords(dashboardsWords);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  const chosen = useChosenDesigns(rows ?? []);
  if (rows === undefined) {
    if (!list.isError) return <ListSkeleton />;
    return (
      <ErrorState
        line={sentenceOf(list.error, t('list.failedDesigns'))}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (rows.length === 0) return empty;
  const count = (
    key: 'likes' | 'saves' | 'shares' | 'reviews' | 'orders',
    of: (row: OwnDesign) => number,
  ) => ({
    key,
    heading: t(`columns.${key}`),
    atEnd: true,
    cell: (row: OwnDesign) => <span className="num">{formatCount(of(row))}</span>,
  });
  const columns: Column<OwnDesign>[] = [
    {
      key: 'choose',
      heading: <span className="sr-only">{t('columns.choose')}</span>,
      cell: (row) => <ChooseBox design={row} chosen={chosen} />,
    },
    { key: 'design', heading: t('columns.design'), cell: (row) => <What row={row} /> },
    {
      key: 'category',
      heading: t('columns.category'),
      isExtra: true,
      cell: ({ category }) => labelOf('category', category),
    },
    {
      key: 'status',
      heading: t('columns.status'),
      cell: ({ status }) => <Badge tone={toneOf[status]}>{t(`columns.${status}`)}</Badge>,
    },
    count('likes', ({ meta }) => meta.likeCount),
    count('saves', ({ meta }) => meta.saveCount),
    { ...count('shares', ({ meta }) => meta.shareCount), isExtra: true },
    { ...count('reviews', ({ meta }) => meta.reviewCount), isExtra: true },
    count('orders', ({ meta }) => meta.orderCount),
    {
      key: 'rating',
      heading: t('columns.rating'),
      atEnd: true,
      isExtra: true,
      cell: ({ meta }) => <span className="num">{meta.averageRating ?? '–'}</span>,
    },
    {
      key: 'price',
      heading: t('columns.price'),
      atEnd: true,
      cell: ({ price }) => <span className="num whitespace-nowrap">{formatRupees(price)}</span>,
    },
    {
      key: 'actions',
      heading: t('columns.actions'),
      atEnd: true,
      cell: (row) => <Actions row={row} className="justify-end pl-4" onDelete={setDoomed} />,
    },
  ];
  return (
    <>
      <BulkBar rows={rows} chosen={chosen} />
      <DataTable
        caption={caption}
        rows={rows}
        keyOf={({ id }) => id}
        columns={columns}
        entry={(row) => <Entry row={row} chosen={chosen} onDelete={setDoomed} />}
      />
      <ListEnd list={list} />
      {doomed === null ? null : (
        <Suspense fallback={null}>
          <DeleteDesignDialog design={doomed} onClose={() => setDoomed(null)} />
        </Suspense>
      )}
    </>
  );
}

type Doomed = Pick<OwnDesign, 'id' | 'title'>;

interface ActionsProps {
  row: OwnDesign;
  className: string;
  onDelete: (design: Doomed) => void;
}

function Actions({ row: { id, title }, className, onDelete }: ActionsProps) {
  const t = useWords(dashboardsWords, 'columns');
  const link = 'link inline-flex min-h-11 items-center';
  return (
    <span className={`flex flex-wrap gap-x-3 sm:gap-x-4 ${className}`}>
      <Link to={`/product/${id}`} className={link} aria-label={t('viewDesign', { title })} prefetch="intent">
        {t('view')}
      </Link>
      <Link to={`/user/products/${id}/edit`} className={link} aria-label={t('editDesign', { title })}>
        {t('edit')}
      </Link>
      <DuplicateButton design={{ id, title }} className={link} />
      <Link
        to={`/user/products/${id}/sells-details`}
        className={link}
        aria-label={t('salesOf', { title })}
        prefetch="intent"
      >
        {t('sales')}
      </Link>
      <button
        type="button"
        className={`${link} ml-auto pl-2 text-bad! sm:pl-5`}
        aria-label={t('deleteDesign', { title })}
        aria-haspopup="dialog"
        onClick={() => onDelete({ id, title })}
      >
        {t('delete')}
      </button>
    </span>
  );
}

function What({ row }: { row: OwnDesign }) {
  return (
    <span className="flex items-center gap-3">
      <Thumb image={row.image} className="w-8.5" />
      <span lang={writtenIn(row.title)} dir="auto" className="line-clamp-2 min-w-32 pt-0.5">
        {row.title}
      </span>
    </span>
  );
}

function Entry({ row, chosen, onDelete }: Omit<ActionsProps, 'className'> & { chosen: ChosenDesigns }) {
  const t = useWords(dashboardsWords, 'columns');
  const { meta, category, price, status } = row;
  const met = [
    t('likesCount', { count: meta.likeCount }),
    t('savesCount', { count: meta.saveCount }),
    t('ordersCount', { count: meta.orderCount }),
    ...(meta.averageRating === null
      ? []
      : [t('rated', { rating: meta.averageRating }), t('reviewsCount', { count: meta.reviewCount })]),
  ];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-3 max-[339px]:grid-cols-[auto_minmax(0,1fr)] min-[360px]:gap-4">
      <span className="row-span-2 grid content-start justify-items-center gap-1 max-[339px]:row-span-3">
        <Thumb image={row.image} className="w-17 max-[339px]:w-13" />
        <ChooseBox design={row} chosen={chosen} />
      </span>
      <span className="grid content-start justify-items-start gap-1">
        <span lang={writtenIn(row.title)} dir="auto" className="leading-[1.3] font-semibold wrap-anywhere">
          {row.title}
        </span>
        <span className="meta">{labelOf('category', category)}</span>
        <span className="meta num">
          {met.map((words, nth) => (
            <Fragment key={words}>
              {nth === 0 ? null : ' · '}
              <span className="whitespace-nowrap">{words}</span>
            </Fragment>
          ))}
        </span>
        <span className="mt-1.5">
          <Badge tone={toneOf[status]}>{t(status)}</Badge>
        </span>
      </span>
      <span className="num max-[339px]:col-start-2">{formatRupees(price)}</span>
      <span className="col-span-2 col-start-2 max-[339px]:col-[2/3]">
        <Actions row={row} className="-my-1.5" onDelete={onDelete} />
      </span>
    </div>
  );
}

function Thumb({ image, className }: { image: string | null; className: string }) {
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
