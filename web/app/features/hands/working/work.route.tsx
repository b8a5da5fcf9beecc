import { useMemo } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { HandSheet } from '#contracts/hands/hands.fields.ts';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { FailurePage } from '#web/shell/failures/failure-page.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import handedWorkWords from '#web/words/en/features/hands/handed-work.json';
import type { Route } from './+types/work.route.ts';
import { HandWork } from './hand-work.tsx';
import { inAccount } from './handed-work.api.ts';
import { useWorkNews } from './use-work-news.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(handedWorkWords);
  return pageMeta(matches, { title: t('one'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preload(args.context, inAccount(Number(args.params.id)).sheet);
}

export const clientLoader = noLoaderData;

/** A piece that was handed to the viewer. */
export default function WorkPage({ loaderData, params }: Route.ComponentProps) {
  const t = useWords(handedWorkWords);
  return (
    <div className="page grid max-w-[520px]! grid-cols-[minmax(0,1fr)] gap-3">
      <BackLink to="/handed-work">{t('title')}</BackLink>
      <Guarded>
        <Work key={params.id} id={Number(params.id)} preloaded={loaderData} />
      </Guarded>
    </div>
  );
}

function Work({ id, preloaded }: { id: number; preloaded: Preloaded<HandSheet> | null }) {
  const t = useWords(handedWorkWords);
  const way = useMemo(() => inAccount(id), [id]);
  useWorkNews(way.sheet.key);
  const { data, error, refetch } = usePageQuery(way.sheet, preloaded);
  if (data) return <HandWork sheet={data} way={way} />;
  if (error)
    return <ErrorState heading="h1" line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />;
  return (
    <Loading className="slip grid gap-5 p-7">
      <WeaveLines widths={['w-1/2', 'w-4/5', 'w-2/5']} />
    </Loading>
  );
}

/** The work does not exist, or was handed to another account. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useWords(handedWorkWords);
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  if (!isGone) return <FailurePage error={error} />;
  return (
    <div className="page grid min-h-[60dvh] place-content-center">
      <EmptyState heading="h1" picture="spool" title={t('gone')} line={t('goneLine')}>
        <ButtonLink to="/handed-work">{t('title')}</ButtonLink>
      </EmptyState>
    </div>
  );
}
