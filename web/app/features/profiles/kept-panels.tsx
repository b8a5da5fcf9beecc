import { Link } from 'react-router';
import { type KeptPage, likedList, savedList } from '#web/features/engagement/boards/boards.api.ts';
import { KeptGrid } from '#web/features/engagement/boards/kept-grid.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Preloaded } from '#web/platform/query/page-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import boardsWords from '#web/words/en/features/engagement/boards/boards.json';

interface PanelProps {
  preloaded: Preloaded<KeptPage> | null;
}

const saved = savedList('all');

/** All saved designs, from every board. */
export function SavedPanel({ preloaded }: PanelProps) {
  const t = useWords(boardsWords);
  return (
    <>
      <p className="-mt-4 mb-6">
        <Link to="/saved" className="link inline-flex min-h-11 items-center">
          {t('boards')}
        </Link>
      </p>
      <KeptGrid
        kind="save"
        list={saved}
        preloaded={preloaded}
        empty={
          <EmptyState picture="bookmark" title={t('noSaves')} line={t('noSavesLine')}>
            <ButtonLink to="/">{t('look')}</ButtonLink>
          </EmptyState>
        }
      />
    </>
  );
}

export function LikedPanel({ preloaded }: PanelProps) {
  const t = useWords(boardsWords);
  return (
    <KeptGrid
      kind="like"
      list={likedList}
      preloaded={preloaded}
      empty={
        <EmptyState picture="heart" title={t('noLikes')} line={t('noLikesLine')}>
          <ButtonLink to="/">{t('look')}</ButtonLink>
        </EmptyState>
      }
    />
  );
}
