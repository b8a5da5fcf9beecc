import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { focusFirst } from '#web/ui/forms/focus-first.ts';
import { type Brief, CompactRow } from '#web/ui/lists/compact-row.tsx';
import { type Column, DataTable, LabelledCells } from '#web/ui/lists/data-table.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import adminWords from '#web/words/en/features/admin/admin.json';

/** A page of a list of the administration. */
export interface AdminPage<Row> {
  rows: Row[];
  nextCursor: string | null;
}

/** A table; phones show each row in brief. */
interface Table<Row> {
  columns: readonly Column<Row>[];
  /** The brief row on phones. */
  briefOf: (row: Row) => Brief;
  /** Rows have several lines, so cells align to the top. */
  isTall?: boolean;
  /** Rows begin with a picture. */
  hasPicture?: boolean;
}

/** Entries that are decided one by one; each shows everything at every width. */
interface Entries<Row> {
  entryOf: (row: Row) => ReactNode;
}

/** How a list of the administration draws its rows. */
export type Drawn<Row> = Table<Row> | Entries<Row>;

interface AdminListProps<Row> {
  caption: string;
  list: UseInfiniteQueryResult<InfiniteData<AdminPage<Row>, string | undefined>>;
  drawn: Drawn<Row>;
  keyOf: (row: Row) => string | number;
  isNarrowed: boolean;
  onClear: () => void;
  /** Shown if the list is empty without any filter. */
  empty: ReactNode;
}

/** A list of the administration in its four states. */
export function AdminList<Row>({
  caption,
  list,
  drawn,
  keyOf,
  isNarrowed,
  onClear,
  empty,
}: AdminListProps<Row>) {
  const t = useWords(adminWords, 'list');
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (rows === undefined) {
    if (!list.isError) return 'entryOf' in drawn ? <EntriesSkeleton /> : <TableSkeleton table={drawn} />;
    return <ErrorState line={sentenceOf(list.error, t('failed'))} onRetry={() => void list.refetch()} />;
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
      <EmptyState picture="spool" title={t('nothing')} line={t('nothingLine')}>
        <Button
          onClick={() => {
            focusFirst(document.getElementById('main'));
            onClear();
          }}
        >
          {t('clear')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      {'entryOf' in drawn ? (
        <ul
          aria-label={caption}
          className="divide-y divide-seam border-t border-seam-2 md:border-b md:border-b-seam"
        >
          {rows.map((row) => (
            <li key={keyOf(row)}>{drawn.entryOf(row)}</li>
          ))}
        </ul>
      ) : (
        <DataTable
          caption={caption}
          rows={rows}
          keyOf={keyOf}
          columns={drawn.columns}
          isTall={drawn.isTall ?? false}
          entry={(row) => (
            <CompactRow {...drawn.briefOf(row)}>
              <LabelledCells columns={drawn.columns} row={row} />
            </CompactRow>
          )}
        />
      )}
      <ListEnd list={list} />
    </>
  );
}

/** The skeleton of the table, with its headings. */
function TableSkeleton<Row>({ table: { columns, hasPicture = false } }: { table: Table<Row> }) {
  const widths = { gridTemplateColumns: `2fr repeat(${columns.length - 1}, minmax(0, 1fr))` };
  const picture = hasPicture ? <Weave className="aspect-4/5 w-10 flex-none" /> : null;
  return (
    <Loading>
      <div className="hidden gap-x-6 border-b border-seam-2 md:grid" style={widths}>
        {columns.map(({ key, heading, atEnd }) => (
          <span
            key={key}
            className={classNames('meta py-2.5 font-medium whitespace-nowrap', atEnd && 'text-right')}
          >
            {heading}
          </span>
        ))}
      </div>
      <div className="divide-y divide-seam max-md:border-t max-md:border-seam-2">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
          <div key={row}>
            <div className="flex min-h-18 items-center gap-3 py-3 md:hidden">
              {picture}
              <div className="grid min-w-0 flex-1 gap-2">
                <Weave className="h-4 w-4/5" />
                <Weave className="h-3 w-2/5" />
              </div>
              <Weave className="h-3 w-16" />
            </div>
            <div className="hidden min-h-18 items-center gap-x-6 py-3 md:grid" style={widths}>
              {columns.map(({ key, atEnd }, place) =>
                place === 0 ? (
                  <div key={key} className="flex items-center gap-3">
                    {picture}
                    <div className="grid min-w-0 flex-1 gap-2">
                      <Weave className="h-4 w-3/5" />
                      <Weave className="h-3 w-2/5" />
                    </div>
                  </div>
                ) : (
                  <Weave key={key} className={classNames('h-3 w-3/5', atEnd && 'justify-self-end')} />
                ),
              )}
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

function EntriesSkeleton() {
  return (
    <Loading className="divide-y divide-seam border-t border-seam-2">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="desk-entry">
          <Weave className="aspect-4/5" />
          <div className="grid content-start gap-3">
            <Weave className="h-3 w-2/5" />
            <Weave className="h-5 w-4/5" />
            <Weave className="h-3 w-3/5" />
          </div>
          <div className="grid content-start gap-3">
            <Weave className="h-4 w-1/2" />
            <Weave className="h-3" />
            <Weave className="h-3 w-2/3" />
          </div>
          <div className="desk-acts">
            <Weave className="h-11" />
            <Weave className="h-11" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

/** The skeleton of a detail page: back link, title, actions and facts. */
export function AdminPageSkeleton() {
  return (
    <Loading className="grid gap-8">
      <div className="grid gap-3">
        <Weave className="mt-4 h-3 w-24" />
        <Weave className="mt-3 h-8 w-3/5" />
        <Weave className="h-3 w-2/5" />
      </div>
      <div className="flex gap-3">
        <Weave className="h-12 w-32" />
        <Weave className="h-12 w-32" />
      </div>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <WeaveLines widths={['w-1/4', 'w-3/5']} />
        <WeaveLines widths={['w-1/4', 'w-2/5']} />
        <WeaveLines widths={['w-1/4', 'w-1/2']} />
        <WeaveLines widths={['w-1/4', 'w-3/5']} />
      </div>
      <Weave className="h-56" />
    </Loading>
  );
}
