import { Link } from 'react-router';
import { ApiError } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preloadList, usePageList } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { ThreeColumns } from '#web/shell/layouts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ArrowLeft } from '#web/ui/icons.tsx';
import boardsWords from '#web/words/en/features/engagement/boards/boards.json';
import type { Route } from './+types/board.route.ts';
import { BoardEditor } from './board-editor.tsx';
import { type BoardChoice, type KeptPage, savedList } from './boards.api.ts';
import { KeptGrid } from './kept-grid.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(boardsWords);
  return pageMeta(matches, { title: t('saved'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const choice = choiceOf(args.params.boardId);
  if (choice === null) throw new Response(null, { status: 404 });
  return { list: await preloadList(args.context, savedList(choice)) };
}

export const clientLoader = noLoaderData;

/** `all`, `default` or the id of a board; null for anything else, which is no board. */
function choiceOf(boardId: string): BoardChoice | null {
  if (boardId === 'all' || boardId === 'default') return boardId;
  return /^[1-9]\d{0,14}$/.test(boardId) ? Number(boardId) : null;
}

export default function BoardRoute({ loaderData, params }: Route.ComponentProps) {
  const choice = choiceOf(params.boardId);
  if (choice === null) throw new ApiError(404, { code: 'NOT_FOUND', message: '' });
  return (
    <Guarded>
      <ThreeColumns wide>
        <Board key={choice} choice={choice} preloaded={loaderData?.list ?? null} />
      </ThreeColumns>
    </Guarded>
  );
}

function Board({ choice, preloaded }: { choice: BoardChoice; preloaded: Preloaded<KeptPage> | null }) {
  const t = useWords(boardsWords);
  const list = savedList(choice);
  const { data } = usePageList(list, preloaded);
  const own = typeof choice === 'number' ? data?.pages[0]?.name : undefined;
  const name = choice === 'all' ? t('allOf') : (own ?? t('saved'));
  return (
    <>
      <Link to="/saved" className="link -ml-0.5 inline-flex min-h-11 items-center gap-2 no-underline!">
        <ArrowLeft className="-mt-0.5 size-4" />
        {t('back')}
      </Link>
      <div className="mt-1 mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h1 className="title-1 wrap-anywhere">{name}</h1>
        {typeof choice === 'number' ? <BoardEditor id={choice} name={name} /> : null}
      </div>
      <KeptGrid
        kind="save"
        list={list}
        preloaded={preloaded}
        empty={
          typeof choice === 'number' ? (
            <EmptyState picture="bookmark" title={t('emptyBoard')} line={t('emptyBoardLine')}>
              <ButtonLink to="/saved/all">{t('allOf')}</ButtonLink>
            </EmptyState>
          ) : (
            <EmptyState picture="bookmark" title={t('noSaves')} line={t('noSavesLine')}>
              <ButtonLink to="/">{t('look')}</ButtonLink>
            </EmptyState>
          )
        }
      />
    </>
  );
}
