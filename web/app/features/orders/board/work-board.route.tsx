import { useState } from 'react';
import type { WorkBoard } from '#contracts/orders/board/board.contract.ts';
import type { BoardStage } from '#contracts/orders/board/board.rules.ts';
import { sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preloadList, usePageList } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { CalendarDays, IndianRupee } from '#web/ui/icons.tsx';
import boardWords from '#web/words/en/features/orders/board/board.json';
import type { Route } from './+types/work-board.route.ts';
import { boardList } from './board.api.ts';
import { Board } from './board.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { useBoardNews } from './use-board-news.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(boardWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preloadList(args.context, boardList(null));
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
  const [stage, setStage] = useState<BoardStage | null>(null);
  const list = usePageList(boardList(stage), stage === null ? preloaded : null, { keepsPrevious: true });
  const { data, error, refetch } = list;
  useBoardNews();
  const sumOf = (figure: 'count' | 'late') =>
    data?.pages[0]?.stages.reduce((sum, one) => sum + one[figure], 0) ?? 0;
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
        <div className="btn-row">
          <ButtonLink kind="ghost" to="/work-board/calendar">
            <CalendarDays />
            {t('calendar')}
          </ButtonLink>
          <ButtonLink kind="ghost" to="/earnings">
            <IndianRupee />
            {t('earnings')}
          </ButtonLink>
        </div>
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
        <Board pages={data.pages} list={list} stage={stage} onStage={setStage} />
      )}
    </div>
  );
}
