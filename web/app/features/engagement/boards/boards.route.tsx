import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BoardCard } from '#contracts/engagement/boards.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { ThreeColumns } from '#web/shell/layouts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Dialog } from '#web/ui/floats/dialog.tsx';
import { Plus } from '#web/ui/icons.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import boardsWords from '#web/words/en/features/engagement/boards/boards.json';
import type { Route } from './+types/boards.route.ts';
import { BoardNameForm } from './board-name-form.tsx';
import { boardsQuery, createBoardNamed } from './boards.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(boardsWords);
  return pageMeta(matches, { title: t('saved'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return { boards: await preload(args.context, boardsQuery) };
}

export const clientLoader = noLoaderData;

export default function BoardsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded>
      <ThreeColumns wide>
        <Boards preloaded={loaderData?.boards ?? null} />
      </ThreeColumns>
    </Guarded>
  );
}

function Boards({ preloaded }: { preloaded: Preloaded<BoardCard[]> | null }) {
  const t = useWords(boardsWords);
  const boards = usePageQuery(boardsQuery, preloaded);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="title-1">{t('saved')}</h1>
          <p className="hint mt-1">{t('savedLine')}</p>
        </div>
        <NewBoard />
      </div>
      {boards.isPending ? (
        <BoardsSkeleton />
      ) : boards.data === undefined ? (
        <ErrorState line={sentenceOf(boards.error, t('failed'))} onRetry={() => void boards.refetch()} />
      ) : (
        <BoardGrid boards={boards.data} />
      )}
    </>
  );
}

const gridClass = 'grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4';

function BoardGrid({ boards }: { boards: BoardCard[] }) {
  const t = useWords(boardsWords);
  const total = boards.reduce((sum, { designs }) => sum + designs, 0);
  if (total === 0 && boards.length === 1)
    return (
      <EmptyState picture="bookmark" title={t('noSaves')} line={t('noSavesLine')}>
        <ButtonLink to="/">{t('look')}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <ul className={gridClass}>
        {boards.map((board) => (
          <li key={board.id ?? 'default'}>
            <BoardTile board={board} />
          </li>
        ))}
      </ul>
      <p className="stitched-over mt-12 pt-5">
        <Link to="/saved/all" className="link inline-flex min-h-11 items-center">
          <span className="num">{[t('allOf'), t('designs', { count: total })].join(' · ')}</span>
        </Link>
      </p>
    </>
  );
}

/** The height of a large picture and a row of small ones. */
const tall = 'aspect-[8/15]! mb-[1.5px]';
const sizes = '(min-width: 900px) 248px, 46vw';

/** A board: a large picture and up to two smaller ones below it. */
function BoardTile({ board: { id, name, designs, covers } }: { board: BoardCard }) {
  const t = useWords(boardsWords);
  const [large, ...small] = covers;
  return (
    <Link to={`/saved/${id ?? 'default'}`} prefetch="intent" className="group grid gap-3">
      <span className="grid gap-1">
        {large === undefined ? (
          <span className={`picture block ${tall}`} />
        ) : (
          <Picture
            picture={large}
            alt=""
            sizes={small.length === 0 ? '(min-width: 900px) 372px, 69vw' : sizes}
            className={small.length === 0 ? tall : ''}
          />
        )}
        {small.length === 0 ? null : (
          <span className="grid grid-cols-2 gap-1">
            {small.map((cover) => (
              <Picture
                key={cover.url}
                picture={cover}
                alt=""
                sizes={small.length === 1 ? sizes : '124px'}
                className={small.length === 1 ? 'col-span-2 aspect-[8/5]!' : ''}
              />
            ))}
          </span>
        )}
      </span>
      <span className="grid gap-0.5">
        <span className="font-display text-4 leading-[1.2] wrap-anywhere group-hover:text-indigo">
          {id === null ? t('saved') : name}
        </span>
        <span className="hint num">{t('designs', { count: designs })}</span>
      </span>
    </Link>
  );
}

function NewBoard() {
  const t = useWords(boardsWords);
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="ghost" small onClick={() => setOpen(true)}>
        <Plus />
        {t('newBoard')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('newBoard')}>
        <BoardNameForm
          label={t('name')}
          step={t('create')}
          busy={t('creating')}
          onName={async (name) => {
            await createBoardNamed(name);
            await client.invalidateQueries({ queryKey: boardsQuery.key });
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

function BoardsSkeleton() {
  return (
    <Loading className={gridClass}>
      {['one', 'two', 'three'].map((place) => (
        <div key={place} className="grid gap-3">
          <Weave className="aspect-4/5" />
          <WeaveLines />
        </div>
      ))}
    </Loading>
  );
}
