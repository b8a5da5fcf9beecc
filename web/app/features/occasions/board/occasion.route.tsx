import { isRouteErrorResponse } from 'react-router';
import type { OccasionBoard } from '#contracts/occasions/occasions.fields.ts';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { FailurePage } from '#web/shell/failures/failure-page.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import occasionsWords from '#web/words/en/features/occasions/occasions.json';
import { boardQuery, useOccasionNews } from '../occasions.api.ts';
import type { Route } from './+types/occasion.route.ts';
import { Board } from './board.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(occasionsWords);
  return pageMeta(matches, { title: t('one'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preload(args.context, boardQuery(args.params.id));
}

export const clientLoader = noLoaderData;

/** The board of an occasion, for its organiser. */
export default function OccasionPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Guarded>
      <BoardOf key={params.id} id={params.id} preloaded={loaderData} />
    </Guarded>
  );
}

function BoardOf({ id, preloaded }: { id: string; preloaded: Preloaded<OccasionBoard> | null }) {
  const t = useWords(occasionsWords, 'board');
  const { data, error, refetch } = usePageQuery(boardQuery(id), preloaded);
  useOccasionNews();
  if (data) return <Board board={data} />;
  return (
    <div className="page">
      {error ? (
        <ErrorState heading="h1" line={sentenceOf(error, t('loadFailed'))} onRetry={() => void refetch()} />
      ) : (
        <Loading className="grid gap-8">
          <WeaveLines widths={['w-2/5', 'w-1/4']} />
          <Weave className="h-24" />
          <WeaveLines widths={['w-full', 'w-11/12', 'w-10/12']} />
        </Loading>
      )}
    </div>
  );
}

/** The occasion does not exist, or is another person's. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useWords(occasionsWords, 'board');
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  if (!isGone) return <FailurePage error={error} />;
  return (
    <div className="page grid min-h-[60dvh] place-content-center">
      <EmptyState heading="h1" picture="letter" title={t('missing')} line={t('missingLine')}>
        <ButtonLink to="/occasions">{t('back')}</ButtonLink>
      </EmptyState>
    </div>
  );
}
