import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { type Preloaded, usePageList } from '#web/platform/query/page-data.ts';
import { type SearchPage, searchList } from './search.api.ts';
import { readSearch, type SearchState, searchAddress } from './search-state.ts';

/** The search in the address, and its results. */
export function useSearch(preloaded: Preloaded<SearchPage> | null) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  // Reads the pending navigation, so that a box stays ticked while its address loads.
  const isOnItsWay = next?.pathname === '/search';
  const state = readSearch(isOnItsWay ? new URLSearchParams(next.search) : params);
  // Preloaded results belong to the address they came with.
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
