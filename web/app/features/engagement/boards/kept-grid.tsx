import type { ReactNode } from 'react';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { ApiList } from '#web/platform/query/api-query.ts';
import { type Preloaded, usePageList } from '#web/platform/query/page-data.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListEnd } from '#web/ui/lists/list-end.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import boardsWords from '#web/words/en/features/engagement/boards/boards.json';
import type { MarkKind } from '../marks/engagement.api.ts';
import type { KeptPage } from './boards.api.ts';
import { KeptTile } from './kept-tile.tsx';

interface KeptGridProps {
  kind: MarkKind;
  list: ApiList<KeptPage>;
  preloaded: Preloaded<KeptPage> | null;
  /** Shown instead of an empty list. */
  empty: ReactNode;
}

/** A person's saved or liked designs, in the four states of a list. */
export function KeptGrid({ kind, list, preloaded, empty }: KeptGridProps) {
  const t = useWords(boardsWords);
  const pages = usePageList(list, preloaded);
  const { data, error, isPending, refetch } = pages;
  if (isPending) return <KeptSkeleton />;
  if (data === undefined)
    return <ErrorState line={sentenceOf(error, t('listFailed'))} onRetry={() => void refetch()} />;
  const tiles = data.pages.flatMap((page) => page.tiles);
  if (tiles.length === 0) return empty;
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
        {tiles.map((tile) => (
          <li key={tile.id}>
            <KeptTile kind={kind} tile={tile} />
          </li>
        ))}
      </ul>
      <ListEnd list={pages} />
    </>
  );
}

function KeptSkeleton() {
  return (
    <Loading className="grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
      {['one', 'two', 'three', 'four', 'five', 'six'].map((place) => (
        <div key={place} className="grid gap-3">
          <Weave className="aspect-4/5" />
          <WeaveLines />
        </div>
      ))}
    </Loading>
  );
}
