import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, preloadList } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import exploreWords from '#web/words/en/features/discovery/explore/explore.json';
import type { Route } from './+types/explore.route.ts';
import { creatorList, newestDesigns, trendingTiles } from './explore.api.ts';
import { ExploreCreators } from './explore-creators.tsx';
import { ExploreDesigns } from './explore-designs.tsx';
import { exploreAddress, readExplore } from './explore-state.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const state = readExplore(new URL(request.url).searchParams);
  if (state.tab === 'creators') {
    return { of: exploreAddress(state), creators: await preloadList(context, creatorList(state)) };
  }
  const [trending, newest] = await Promise.all([
    preload(context, trendingTiles),
    preloadList(context, newestDesigns),
  ]);
  return { of: exploreAddress(state), trending, newest };
}

export const clientLoader = noLoaderData;

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const t = wordsOf(exploreWords);
  // Search engines should not index the words and places that a person searched for.
  const state = readExplore(new URLSearchParams(location.search));
  return pageMeta(matches, {
    title: t(state.tab === 'designs' ? 'designsTitle' : 'title'),
    description: t('description'),
    ...(state.q === '' && state.pin === '' ? { path: exploreAddress(state) } : {}),
  });
};

export default function ExplorePage({ loaderData }: Route.ComponentProps) {
  const t = useWords(exploreWords);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = readExplore(params);
  const preloaded = loaderData?.of === exploreAddress(state) ? loaderData : null;
  return (
    <div className="page">
      <header className="explore-head">
        <h1 className="cover">{t(state.tab === 'designs' ? 'designsTitle' : 'title')}</h1>
        {/* On phones a search hides the lead, so that results are on the first screen. */}
        <p className={state.q === '' ? 'lead' : 'lead max-md:hidden'}>
          {t(state.tab === 'designs' ? 'designsLine' : 'line')}
        </p>
      </header>
      <Tabs
        label={t('tabs')}
        tabs={[
          { name: 'creators', label: t('creators') },
          { name: 'designs', label: t('designs') },
        ]}
        chosen={state.tab}
        onChoose={(tab) => navigate(exploreAddress({ tab }), { preventScrollReset: true })}
      >
        {state.tab === 'creators' ? (
          <ExploreCreators state={state} preloaded={preloaded?.creators ?? null} />
        ) : (
          <ExploreDesigns trending={preloaded?.trending ?? null} newest={preloaded?.newest ?? null} />
        )}
      </Tabs>
    </div>
  );
}
