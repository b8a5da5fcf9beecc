import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageList } from '#web/platform/query/page-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import publicProfileWords from '#web/words/en/features/discovery/public-profiles/public-profile.json';
import { DesignTile } from '../search/design-tile.tsx';
import { type PublicProfile, portfolioList } from './public-profile.api.ts';

interface ProfilePortfolioProps {
  profile: PublicProfile;
  /** When its first page was loaded, in milliseconds since 1970. */
  readAt: number;
}

/** A person's published designs, newest first. */
export function ProfilePortfolio({ profile, readAt }: ProfilePortfolioProps) {
  const t = useWords(publicProfileWords);
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
  return (
    <>
      <div className={classNames('tiles profile-tiles', !list.hasNextPage && 'is-whole')}>
        {tiles.map((tile, index) => (
          <DesignTile
            key={tile.id}
            design={tile}
            isFirst={index === 0}
            line={t('likes', { count: tile.likes })}
          />
        ))}
      </div>
      <ListEnd list={list} />
    </>
  );
}
