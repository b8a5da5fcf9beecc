import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { type Preloaded, usePageList } from '#web/platform/query/page-data.ts';
import { type SearchPage, searchList } from './search.api.ts';
import { readSearch, type SearchState, searchAddress } from './search-state.ts';

/** The search that the address tells, and what it found. */
export function useSearch(preloaded: Preloaded<SearchPage> | null) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  // A box stays ticked while the address that ticks it is still on its way.
  const isOnItsWay = next?.pathname === '/search';
  const state = readSearch(isOnItsWay ? new URLSearchParams(next.search) : params);
  // What came with the page belongs to the address it came with.
  const list = usePageList(searchList(state), isOnItsWay ? null : preloaded, { keepsPrevious: true });
  const pages = list.data?.pages ?? [];

  return {
    state,
    list,
    first: pages[0],
    designs: pages.flatMap((page) => page.designs),
    creators: pages.flatMap((page) => page.creators),
    change(choice: Partial<SearchState>) {
      navigate(searchAddress({ ...state, ...choice }), { preventScrollReset: true, flushSync: true });
    },
  };
}

export type Search = ReturnType<typeof useSearch>;
