import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListEnd } from '#web/ui/list-end.tsx';
import { Loading, Weave } from '#web/ui/skeleton.tsx';
import { adminWords } from '../admin.words.ts';

/** A page of a list of the administration. */
export interface AdminPage<Row> {
  rows: Row[];
  nextCursor: string | null;
}

interface AdminListProps<Row> {
  caption: string;
  list: UseInfiniteQueryResult<InfiniteData<AdminPage<Row>, string | undefined>>;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string | number;
  /** The same row as a card of the list that phones get. */
  entry: (row: Row) => ReactNode;
  isNarrowed: boolean;
  onClear: () => void;
  /** Shown where there is nothing at all, however wide one looks. */
  empty: ReactNode;
}

/** A list of the administration in its four states. */
export function AdminList<Row>({ list, isNarrowed, onClear, empty, ...table }: AdminListProps<Row>) {
  const t = useWords(adminWords, 'list');
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (rows === undefined) {
    if (!list.isError) return <AdminListSkeleton />;
    return (
      <ErrorState title={t('failed')} line={sentenceOf(list.error)} onRetry={() => void list.refetch()} />
    );
  }
  if (rows.length === 0 && list.hasNextPage) {
    return (
      <div className="py-6">
        <p className="meta text-center">{t('nothingYet')}</p>
        <ListEnd list={list} label={t('further')} />
      </div>
    );
  }
  if (rows.length === 0) {
    if (!isNarrowed) return empty;
    return (
      <EmptyState title={t('nothing')} line={t('nothingLine')}>
        <Button onClick={onClear}>{t('clear')}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable rows={rows} {...table} />
      <ListEnd list={list} />
    </>
  );
}

function AdminListSkeleton() {
  return (
    <Loading className="grid divide-y divide-seam">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div
          key={key}
          className="grid grid-cols-[1fr_88px] items-center gap-4 py-4 md:grid-cols-[2fr_1fr_120px]"
        >
          <Weave className="h-4" />
          <Weave className="h-4 max-md:hidden" />
          <Weave className="h-4" />
        </div>
      ))}
    </Loading>
  );
}
