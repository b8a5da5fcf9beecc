import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preloadList } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { ThreeColumns } from '#web/shell/layouts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import boardsWords from '#web/words/en/features/engagement/boards/boards.json';
import type { Route } from './+types/liked.route.ts';
import { likedList } from './boards.api.ts';
import { KeptGrid } from './kept-grid.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(boardsWords);
  return pageMeta(matches, { title: t('liked'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return { list: await preloadList(args.context, likedList) };
}

export const clientLoader = noLoaderData;

export default function LikedRoute({ loaderData }: Route.ComponentProps) {
  const t = useWords(boardsWords);
  return (
    <Guarded>
      <ThreeColumns wide>
        <h1 className="title-1">{t('liked')}</h1>
        <p className="hint mt-1 mb-6">{t('likedLine')}</p>
        <KeptGrid
          kind="like"
          list={likedList}
          preloaded={loaderData?.list ?? null}
          empty={
            <EmptyState picture="heart" title={t('noLikes')} line={t('noLikesLine')}>
              <ButtonLink to="/">{t('look')}</ButtonLink>
            </EmptyState>
          }
        />
      </ThreeColumns>
    </Guarded>
  );
}
