import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { usePageList } from '#web/platform/query/page-data.ts';
import type { AdminPage } from './admin-list.tsx';
import type { ChosenList, LoadedList } from './load-admin-list.ts';
import { chosenQuery, type ListAddress, useListAddress } from './use-list-address.ts';

export interface ShownList<Name extends string, Page> {
  address: ListAddress<Name>;
  /** What was chosen, for a call of the API. */
  query: Record<string, string>;
  list: UseInfiniteQueryResult<InfiniteData<Page, string | undefined>>;
}

/** The list that the address of the page chooses; what was shown stays until the next has come. */
export function useAdminList<Name extends string, Page extends AdminPage<unknown>>(
  { names, listOf }: ChosenList<Name, Page>,
  loaded: LoadedList<Page> | null,
): ShownList<Name, Page> {
  const address = useListAddress(names);
  const query = chosenQuery(address.chosen);
  const preloaded = address.isOnItsWay ? null : (loaded?.list ?? null);
  return { address, query, list: usePageList(listOf(query), preloaded, { keepsPrevious: true }) };
}
