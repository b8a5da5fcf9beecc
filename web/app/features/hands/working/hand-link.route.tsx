import { useMemo } from 'react';
import { isRouteErrorResponse, useSearchParams } from 'react-router';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { FailurePage } from '#web/shell/failures/failure-page.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, WeaveLines } from '#web/ui/skeleton.tsx';
import handLinkWords from '#web/words/en/features/hands/hand-link.json';
import type { Route } from './+types/hand-link.route.ts';
import { byLink } from './hand-link.api.ts';
import { HandWork } from './hand-work.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(handLinkWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export const loader = ({ context, request }: Route.LoaderArgs) =>
  preload(context, byLink(new URL(request.url).searchParams.get('token') ?? '').sheet);

export const clientLoader = noLoaderData;

const looksEvery = 20_000;

/** A piece that was handed to a hand, for anyone with the link; no account is needed. */
export default function HandLinkPage({ loaderData }: Route.ComponentProps) {
  const t = useWords(handLinkWords);
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const way = useMemo(() => byLink(token), [token]);
  const { data, error, refetch } = usePageQuery(way.sheet, loaderData, {
    // The workshop takes the piece back, or withdraws it, on another phone.
    refetchEvery: (known) => (known?.work ? looksEvery : false),
  });
  return (
    <div className="page max-w-[520px]!">
      {data ? (
        <HandWork sheet={data} way={way} />
      ) : error === null ? (
        <Loading className="slip grid gap-5 p-7">
          <WeaveLines widths={['w-1/2', 'w-4/5', 'w-2/5']} />
        </Loading>
      ) : isNotFound(error) ? (
        <Gone />
      ) : (
        <ErrorState heading="h1" line={sentenceOf(error, t('pageFailed'))} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Gone() {
  const t = useWords(handLinkWords);
  return (
    <div className="grid min-h-[60dvh] place-content-center">
      <EmptyState heading="h1" picture="parcel" title={t('gone')} line={t('goneLine')}>
        <ButtonLink to="/">{t('home')}</ButtonLink>
      </EmptyState>
    </div>
  );
}

/** The link has ended or never existed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  if (!isGone) return <FailurePage error={error} />;
  return (
    <div className="page">
      <Gone />
    </div>
  );
}
