import { useState } from 'react';
import type { WorkBoard } from '#contracts/orders/board/board.contract.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IndianRupee } from '#web/ui/icons.tsx';
import boardWords from '#web/words/en/features/orders/board/board.json';
import type { Route } from './+types/work-board.route.ts';
import { boardQuery, firstShown } from './board.api.ts';
import { Board } from './board.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { useBoardNews } from './use-board-news.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(boardWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preload(args.context, boardQuery(firstShown));
}

export const clientLoader = noLoaderData;

export default function WorkBoardPage({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded>
      <WorkBoardView preloaded={loaderData} />
    </Guarded>
  );
}

export function WorkBoardView({ preloaded }: { preloaded: Preloaded<WorkBoard> | null }) {
  const t = useWords(boardWords);
  const [shown, setShown] = useState(firstShown);
  const { data, error, refetch } = usePageQuery(boardQuery(shown), shown === firstShown ? preloaded : null, {
    keepsPrevious: true,
  });
  useBoardNews();
  const sumOf = (figure: 'count' | 'late') =>
    data?.columns.reduce((sum, column) => sum + column[figure], 0) ?? 0;
  return (
    <div className="page">
      <BackLink to="/userDashboard?tab=sales">{t('back')}</BackLink>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="title-1">{t('title')}</h1>
          {data && sumOf('count') > 0 ? (
            <p className="meta num mt-1">{t('line', { count: sumOf('count'), late: sumOf('late') })}</p>
          ) : null}
        </div>
        <ButtonLink kind="ghost" to="/earnings">
          <IndianRupee />
          {t('earnings')}
        </ButtonLink>
      </div>
      {data === undefined ? (
        error ? (
          <ErrorState line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
        ) : (
          <BoardSkeleton />
        )
      ) : sumOf('count') === 0 ? (
        <EmptyState picture="parcel" title={t('emptyTitle')} line={t('emptyLine')}>
          <ButtonLink to="/userDashboard?tab=sales">{t('sales')}</ButtonLink>
        </EmptyState>
      ) : (
        <Board columns={data.columns} shown={shown} onShow={setShown} />
      )}
    </div>
  );
}
