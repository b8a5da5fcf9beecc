import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { type Preloaded, usePageList, usePageQuery } from '#web/platform/query/page-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Loading, Weave } from '#web/ui/skeleton.tsx';
import exploreWords from '#web/words/en/features/discovery/explore/explore.json';
import { DesignTile } from '../search/design-tile.tsx';
import type { FoundTile, SearchPage } from '../search/search.api.ts';
import { newestDesigns, trendingTiles } from './explore.api.ts';

interface ExploreDesignsProps {
  trending: Preloaded<FoundTile[]> | null;
  newest: Preloaded<SearchPage> | null;
}

/** Designs that are trending this week, then all new designs. */
export function ExploreDesigns({ trending, newest }: ExploreDesignsProps) {
  const t = useWords(exploreWords);
  return (
    <div className="grid gap-12 pt-7 md:gap-16 md:pt-9">
      <Trending preloaded={trending} />
      <section aria-labelledby="newest-designs">
        <h2 id="newest-designs" className="title-2 mb-5">
          {t('newest')}
        </h2>
        <Newest preloaded={newest} />
      </section>
    </div>
  );
}

const fewest = 3;

/** Renders nothing until there are enough trending designs for a row. */
function Trending({ preloaded }: { preloaded: Preloaded<FoundTile[]> | null }) {
  const t = useWords(exploreWords);
  const { data = [] } = usePageQuery(trendingTiles, preloaded);
  if (data.length < fewest) return null;
  return (
    <section aria-labelledby="trending-designs">
      <h2 id="trending-designs" className="title-2 mb-5">
        {t('trending')}
      </h2>
      <div className="trending-tiles">
        {data.map((design, index) => (
          <DesignTile key={design.id} design={design} isFirst={index === 0} />
        ))}
      </div>
    </section>
  );
}

function Newest({ preloaded }: { preloaded: Preloaded<SearchPage> | null }) {
  const t = useWords(exploreWords);
  const list = usePageList(newestDesigns, preloaded);
  if (list.isPending) return <TilesSkeleton />;
  if (list.data === undefined) {
    return <ErrorState line={sentenceOf(list.error, t('failed'))} onRetry={() => void list.refetch()} />;
  }
  const designs = list.data.pages.flatMap((page) => page.designs);
  if (designs.length === 0) {
    return (
      <EmptyState title={t('noDesigns')} line={t('noDesignsLine')}>
        <ButtonLink to="/upload-product">{t('upload')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="tiles">
        {designs.map((design) => (
          <DesignTile key={design.id} design={design} isFirst={false} />
        ))}
      </div>
      <ListEnd list={list} />
    </>
  );
}

/** Skeleton tiles of designs. */
function TilesSkeleton() {
  return (
    <Loading className="tiles">
      {['one', 'two', 'three', 'four'].map((place) => (
        <TileSkeleton key={place} />
      ))}
    </Loading>
  );
}

export function TileSkeleton() {
  return (
    <div className="tile">
      <Weave className="aspect-4/5" />
      <Weave className="mt-3 h-6 w-4/5" />
      <Weave className="mt-2 h-3 w-1/2" />
    </div>
  );
}
