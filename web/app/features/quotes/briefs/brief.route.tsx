import { isRouteErrorResponse } from 'react-router';
import { isTrade } from '#contracts/accounts/is-trade.ts';
import type { Bid, Brief } from '#contracts/quotes/briefs/briefs.fields.ts';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { FailurePage } from '#web/shell/failures/failure-page.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import briefsWords from '#web/words/en/features/quotes/briefs.json';
import workWords from '#web/words/en/features/quotes/briefs-work.json';
import { QuoteSkeleton } from '../missing-quote.tsx';
import { useQuoteNews } from '../quotes.api.ts';
import type { Route } from './+types/brief.route.ts';
import { bidsQuery, briefQuery } from './briefs.api.ts';
import { OwnerBrief } from './owner-brief.tsx';
import { MakerBrief } from './working/maker-brief.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(briefsWords);
  return pageMeta(matches, { title: t('one'), description: t('description') });
};

interface Read {
  brief: Preloaded<Brief>;
  /** Null for makers. */
  bids: Preloaded<Bid[]> | null;
}

export async function loader(args: Route.LoaderArgs): Promise<Read> {
  await requireViewer(args);
  const { context, params } = args;
  const brief = await preload(context, briefQuery(params.id));
  const isOwner = brief.data.role === 'OWNER';
  return { brief, bids: isOwner ? await preload(context, bidsQuery(params.id)) : null };
}

export const clientLoader = noLoaderData;

/** One brief: with its bids for its owner, with the way to answer for makers. */
export default function BriefPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Guarded>
      <BriefOf key={params.id} id={params.id} preloaded={loaderData} />
    </Guarded>
  );
}

const liveLook = 15_000;

function BriefOf({ id, preloaded }: { id: string; preloaded: Read | null }) {
  const t = useWords(briefsWords, 'page');
  const query = briefQuery(id);
  useQuoteNews(query.key);
  const { data, error, refetch } = usePageQuery(query, preloaded?.brief ?? null, {
    refetchEvery: (known) => (known?.state === 'OPEN' ? liveLook : false),
  });
  if (data?.role === 'OWNER') return <OwnerBrief brief={data} bids={preloaded?.bids ?? null} />;
  if (data) return <MakerBrief brief={data} />;
  return (
    <div className="page max-w-[1180px]!">
      {error ? (
        <ErrorState heading="h1" line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
      ) : (
        <QuoteSkeleton />
      )}
    </div>
  );
}

/** The brief does not exist, or the viewer is not in its circle. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  return isGone ? <MissingBrief /> : <FailurePage error={error} />;
}

function MissingBrief() {
  const t = useWords(briefsWords, 'page');
  const work = useWords(workWords);
  const { viewer } = useViewer();
  const isMaker = viewer !== null && isTrade(viewer.role);
  return (
    <div className="page grid min-h-[60dvh] place-content-center">
      <EmptyState heading="h1" picture="letter" title={t('missing')} line={t('missingLine')}>
        <ButtonLink to={isMaker ? '/briefs/work' : '/briefs'}>
          {isMaker ? work('title') : t('back')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
