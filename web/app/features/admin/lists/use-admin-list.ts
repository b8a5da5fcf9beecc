import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { usePageList } from '#web/platform/query/page-data.ts';
import type { AdminPage } from './admin-list.tsx';
import type { ChosenList, LoadedList } from './load-admin-list.ts';
import { chosenQuery, type ListAddress, useListAddress } from './use-list-address.ts';

export interface ShownList<Name extends string, Page> {
  address: ListAddress<Name>;
  /** The selection, for an API call. */
  query: Record<string, string>;
  list: UseInfiniteQueryResult<InfiniteData<Page, string | undefined>>;
}

/** The list that the page's address selects; the previous rows stay until the next ones arrive. */
export function useAdminList<Name extends string, Page extends AdminPage<unknown>>(
  { names, listOf }: ChosenList<Name, Page>,
  loaded: LoadedList<Page> | null,
): ShownList<Name, Page> {
  const address = useListAddress(names);
  const query = chosenQuery(address.chosen);
  const preloaded = address.isOnItsWay ? null : (loaded?.list ?? null);
  return { address, query, list: usePageList(listOf(query), preloaded, { keepsPrevious: true }) };
}
