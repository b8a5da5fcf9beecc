import { isRouteErrorResponse } from 'react-router';
import type { FitClaim } from '#contracts/fit/fit.fields.ts';
import { turnOf } from '#contracts/fit/fit.states.ts';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { FailurePage } from '#web/shell/failures/failure-page.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import fitWords from '#web/words/en/features/fit/fit.json';
import type { Route } from './+types/claim.route.ts';
import { ClaimActs } from './answering/claim-acts.tsx';
import { RememberFit } from './answering/remember-fit.tsx';
import { ClaimView } from './claim-view.tsx';
import { claimQuery, useFitNews } from './fit.api.ts';
import { FitSkeleton, MissingClaim } from './missing-claim.tsx';
import { Standing } from './standing.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(fitWords, 'page');
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preload(args.context, claimQuery(args.params.id));
}

export const clientLoader = noLoaderData;

/** One fit claim and its alteration, for the buyer and the maker of its order. */
export default function ClaimPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Guarded>
      <ClaimOf key={params.id} id={params.id} preloaded={loaderData} />
    </Guarded>
  );
}

const liveLook = 15_000;
const eagerLook = 2000;
const isPreparing = (claim: FitClaim) =>
  [...claim.pictures, ...(claim.sewn?.pictures ?? []), ...(claim.alteration?.pictures ?? [])].some(
    ({ state }) => state === 'PREPARING',
  );

function ClaimOf({ id, preloaded }: { id: string; preloaded: Preloaded<FitClaim> | null }) {
  const t = useWords(fitWords, 'page');
  const query = claimQuery(id);
  useFitNews(query.key);
  const { data, error, refetch } = usePageQuery(query, preloaded, {
    refetchEvery(known) {
      if (known && isPreparing(known)) return eagerLook;
      return known && turnOf(known.state) === null ? false : liveLook;
    },
  });
  return (
    <div className="page max-w-[1180px]!">
      {data ? (
        <>
          <BackLink to={`/order-details/${data.role === 'BUYER' ? 'purchase' : 'sale'}/${data.orderId}`}>
            {t('back')}
          </BackLink>
          <ClaimView
            claim={data}
            standing={
              <Standing claim={data}>
                <ClaimActs claim={data} />
              </Standing>
            }
          >
            {data.remember === null ? null : <RememberFit claim={data} remember={data.remember} />}
          </ClaimView>
        </>
      ) : error ? (
        <ErrorState heading="h1" line={sentenceOf(error, t('failed'))} onRetry={() => void refetch()} />
      ) : (
        <FitSkeleton />
      )}
    </div>
  );
}

/** The claim does not exist, or belongs to other people. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  return isGone ? <MissingClaim /> : <FailurePage error={error} />;
}
