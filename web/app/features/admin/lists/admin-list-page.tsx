import type { ReactNode } from 'react';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import adminWords from '#web/words/en/features/admin/admin.json';
import { AdminList, type AdminPage, type Drawn } from './admin-list.tsx';
import type { Filter } from './filter-choices.tsx';
import { ListFilters } from './list-filters.tsx';
import { OfPerson } from './of-person.tsx';
import type { ShownList } from './use-admin-list.ts';

/** The keys that every list's catalogue has. */
type ListWord = 'title' | 'search' | 'searchHint' | 'empty' | 'emptyLine';

interface PageProps<Name extends string, Row> {
  shown: ShownList<Name | 'q', AdminPage<Row>>;
  t: (word: ListWord) => string;
  lead?: string;
  /** Shown below the lead. */
  note?: ReactNode;
  /** Shown beside the title. */
  aside?: ReactNode;
  filters: readonly Filter<Name>[];
  /** The address of the same list as CSV. */
  exportTo?: string;
}

type AdminListPageProps<Name extends string, Row> = PageProps<Name, Row> & Drawn<Row>;

/** Undefined while the rows belong to the previous filters, or if there are none yet but another page exists. */
function shownCount({ data, hasNextPage, isPlaceholderData }: ShownList<string, AdminPage<unknown>>['list']) {
  if (data === undefined || isPlaceholderData) return undefined;
  const count = data.pages.reduce((sum, { rows }) => sum + rows.length, 0);
  return count === 0 && hasNextPage ? undefined : { count, more: hasNextPage };
}

/** A page of the administration that searches, filters and lists one kind of thing. */
export function AdminListPage<Name extends string, Row extends { id: number }>({
  shown: { address, list },
  t,
  lead,
  note,
  aside,
  filters,
  exportTo,
  ...drawn
}: AdminListPageProps<Name, Row>) {
  const words = useWords(adminWords, 'list');
  return (
    <>
      <header className="mb-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1 className="title-1">{t('title')}</h1>
          {aside}
        </div>
        {lead === undefined ? null : <p className="lead mt-1.5 max-w-[60ch]">{lead}</p>}
        {note}
      </header>
      <ListFilters
        address={address}
        label={t('search')}
        hint={t('searchHint')}
        filters={filters}
        found={shownCount(list)}
        {...(exportTo === undefined ? {} : { exportTo })}
      />
      <OfPerson address={address} />
      <AdminList
        caption={t('title')}
        list={list}
        drawn={drawn}
        keyOf={({ id }) => id}
        isNarrowed={address.isNarrowed}
        onClear={address.clear}
        empty={
          <EmptyState picture="spool" title={t('empty')} line={t('emptyLine')}>
            <ButtonLink to="/admin">{words('whatWaits')}</ButtonLink>
          </EmptyState>
        }
      />
    </>
  );
}
