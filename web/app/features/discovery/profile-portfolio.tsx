import { useTranslations } from 'use-intl';
import { sentenceOf } from '../../platform/api/api-error.ts';
import { usePageList } from '../../platform/query/page-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { DesignTile } from './design-tile.tsx';
import { type PublicProfile, portfolioList } from './public-profile.api.ts';

interface ProfilePortfolioProps {
  profile: PublicProfile;
  /** When its first page was read, in milliseconds since 1970. */
  readAt: number;
}

const firstRow = 4;

/** Everything that somebody has published, newest first. */
export function ProfilePortfolio({ profile, readAt }: ProfilePortfolioProps) {
  const t = useTranslations('publicProfile');
  const list = usePageList(portfolioList(profile), { data: profile.portfolio, at: readAt });
  const tiles = list.data?.pages.flatMap((page) => page.tiles) ?? [];
  if (tiles.length === 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        line={t(profile.isOwn ? 'empty.own' : 'empty.line', { name: profile.name })}
      >
        <ButtonLink to={profile.isOwn ? '/upload-product' : '/explore'}>
          {t(profile.isOwn ? 'empty.upload' : 'empty.explore')}
        </ButtonLink>
      </EmptyState>
    );
  }
  const hasStopped = list.isFetchNextPageError && !list.isFetchingNextPage;
  return (
    <>
      <div className="tiles">
        {tiles.map((tile, place) => (
          <DesignTile
            key={tile.id}
            design={tile}
            isFirst={place === 0}
            isEager={place < firstRow}
            line={t('likes', { count: tile.likes })}
          />
        ))}
      </div>
      {hasStopped ? (
        <p role="alert" className="meta mt-8 text-center">
          {sentenceOf(list.error, t('failed'))}
        </p>
      ) : null}
      {list.hasNextPage ? (
        <div className="mt-8">
          <LoadMore
            label={t(hasStopped ? 'again' : 'more.load')}
            busy={list.isFetchingNextPage ? t('loadingMore') : false}
            onMore={() => void list.fetchNextPage()}
          />
        </div>
      ) : null}
    </>
  );
}
