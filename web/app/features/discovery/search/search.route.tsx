import { useState } from 'react';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, preloadList, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import discoveryWords from '#web/words/en/features/discovery/discovery.json';
import { CategoryRow } from '../explore/category-row.tsx';
import type { Route } from './+types/search.route.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { helpFor } from './help-line.tsx';
import { searchList, searchStart } from './search.api.ts';
import { SearchBox } from './search-box.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchHead } from './search-head.tsx';
import { SearchResults } from './search-results.tsx';
import { isStart, readSearch, searchAddress, searchCard } from './search-state.ts';
import { SortSelect } from './sort-select.tsx';
import { useSearch } from './use-search.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const state = readSearch(new URL(request.url).searchParams);
  const [list, found, start] = await Promise.all([
    preloadList(context, searchList(state)),
    helpFor(state.q),
    isStart(state) ? preload(context, searchStart) : null,
  ]);
  return { list, help: { q: state.q, found }, start };
}

export const clientLoader = noLoaderData;

// Search engines should index the search page and the designs, but not individual searches.
export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const t = wordsOf(discoveryWords);
  const state = readSearch(new URLSearchParams(location.search));
  // Links to categories are shared as often as searches for words, so the title names them too.
  const q = state.q || state.category.map((name) => labelOf('category', name)).join(', ');
  return pageMeta(matches, {
    title: q === '' ? t('title') : t('titleOf', { q }),
    description: t('description'),
    card: loaderData?.list?.data.designs.length ? searchCard(state) : undefined,
    ...(searchAddress(state) === '/search' ? { path: '/search' } : {}),
  });
};

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const t = useWords(discoveryWords);
  const search = useSearch(loaderData?.list ?? null);
  const { state, change, first } = search;
  const { data: start } = usePageQuery(searchStart, loaderData?.start ?? null);
  const [isFiltering, setFiltering] = useState(false);
  return (
    <div className="page">
      <SearchBox key={state.q} words={state.q} className="mb-3 md:hidden" />
      <SearchHead search={search} help={loaderData?.help ?? null} />
      {isStart(state) && start ? <CategoryRow categories={start} /> : null}
      <Tabs
        label={t('tabs')}
        tabs={[
          { name: 'designs', label: t('designs') },
          { name: 'creators', label: t('creators') },
        ]}
        chosen={state.type}
        onChoose={(type) => change({ type })}
      >
        <div className="search-layout">
          <a href="#results" className="skip-here max-md:hidden">
            {t('toResults')}
          </a>
          <aside className="max-md:hidden" aria-label={t('filter.title')}>
            <SearchFilters facets={first?.facets ?? null} state={state} onChange={change} />
          </aside>
          <div id="results" tabIndex={-1} className="min-w-0 focus:outline-none">
            <div className="search-bar">
              <ActiveFilters state={state} onChange={change} onOpen={() => setFiltering(true)} />
              <SortSelect state={state} onChange={change} />
            </div>
            <SearchResults search={search} />
          </div>
        </div>
      </Tabs>
      <FilterSheet open={isFiltering} onClose={() => setFiltering(false)} search={search} />
    </div>
  );
}
