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
import sharingWords from '#web/words/en/features/quotes/sharing.json';
import { QuoteSkeleton } from '../missing-quote.tsx';
import type { Route } from './+types/quote-link.route.ts';
import { SharedQuoteView } from './shared-quote.tsx';
import { sharedQuoteQuery } from './sharing.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(sharingWords);
  return pageMeta(matches, { title: t('page.title'), description: t('page.description') });
};

export const loader = ({ context, request }: Route.LoaderArgs) =>
  preload(context, sharedQuoteQuery(new URL(request.url).searchParams.get('token') ?? ''));

export const clientLoader = noLoaderData;

/** A quote, for people who have a link from its buyer; no account is needed. */
export default function QuoteLinkPage({ loaderData }: Route.ComponentProps) {
  const t = useWords(sharingWords, 'page');
  const [search] = useSearchParams();
  const { data, error, refetch } = usePageQuery(sharedQuoteQuery(search.get('token') ?? ''), loaderData);
  return (
    <div className="page max-w-[1180px]!">
      {data ? (
        <SharedQuoteView quote={data} />
      ) : error === null ? (
        <QuoteSkeleton />
      ) : (
        <ErrorState heading="h1" line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

/** The link has ended or never existed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useWords(sharingWords, 'page');
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  if (!isGone) return <FailurePage error={error} />;
  return (
    <div className="page grid min-h-[60dvh] place-content-center">
      <EmptyState heading="h1" picture="parcel" title={t('gone')} line={t('goneLine')}>
        <ButtonLink to="/">{t('home')}</ButtonLink>
      </EmptyState>
    </div>
  );
}
