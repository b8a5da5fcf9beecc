import { isRouteErrorResponse } from 'react-router';
import type { Quote } from '#contracts/quotes/quotes.fields.ts';
import { turnOf } from '#contracts/quotes/quotes.states.ts';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { FailurePage } from '#web/shell/failures/failure-page.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import type { Route } from './+types/quote.route.ts';
import { MissingQuote, QuoteSkeleton } from './missing-quote.tsx';
import { QuoteView } from './quote-view.tsx';
import { quoteQuery, useQuoteNews } from './quotes.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(quotesWords);
  return pageMeta(matches, { title: t('one'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preload(args.context, quoteQuery(args.params.id));
}

export const clientLoader = noLoaderData;

/** One quote with its revisions, for its maker and its buyer. */
export default function QuotePage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Guarded>
      <QuoteOf key={params.id} id={params.id} preloaded={loaderData} />
    </Guarded>
  );
}

const liveLook = 15_000;

function QuoteOf({ id, preloaded }: { id: string; preloaded: Preloaded<Quote> | null }) {
  const t = useWords(quotesWords, 'page');
  const query = quoteQuery(id);
  useQuoteNews(query.key);
  const { data, error, refetch } = usePageQuery(query, preloaded, {
    refetchEvery: (known) => (known && turnOf(known.state) === null ? false : liveLook),
  });
  return (
    <div className="page max-w-[1180px]!">
      {data ? (
        <QuoteView quote={data} />
      ) : error ? (
        <ErrorState heading="h1" line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
      ) : (
        <QuoteSkeleton />
      )}
    </div>
  );
}

/** The quote does not exist, or belongs to other people. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  return isGone ? <MissingQuote /> : <FailurePage error={error} />;
}
