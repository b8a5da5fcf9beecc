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
import sharesWords from '#web/words/en/features/occasions/shares.json';
import type { Route } from './+types/share-link.route.ts';
import { Bill } from './bill.tsx';
import { billQuery } from './share-link.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(sharesWords);
  return pageMeta(matches, { title: t('page.title'), description: t('page.description') });
};

export const loader = ({ context, request }: Route.LoaderArgs) =>
  preload(context, billQuery(new URL(request.url).searchParams.get('token') ?? ''));

export const clientLoader = noLoaderData;

const looksEvery = 10_000;

/** One share of an occasion, for anyone with the link; no account is needed. */
export default function ShareLinkPage({ loaderData }: Route.ComponentProps) {
  const t = useWords(sharesWords, 'page');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, error, refetch } = usePageQuery(billQuery(token), loaderData, {
    // Somebody else may pay it, and news of one's own payment may come late.
    refetchEvery: (known) => (known?.stage === 'OPEN' ? looksEvery : false),
  });
  return (
    <div className="page max-w-[520px]!">
      {data ? (
        <Bill bill={data} token={token} onChanged={() => refetch()} />
      ) : error === null ? (
        <Loading className="slip grid gap-5 p-7">
          <WeaveLines widths={['w-1/2', 'w-4/5', 'w-2/5']} />
        </Loading>
      ) : isNotFound(error) ? (
        <Gone />
      ) : (
        <ErrorState heading="h1" line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Gone() {
  const t = useWords(sharesWords, 'page');
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
