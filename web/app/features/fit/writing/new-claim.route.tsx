import { isRouteErrorResponse } from 'react-router';
import type { ClaimsOfOrder } from '#contracts/fit/fit.fields.ts';
import { isNotFound, sentenceOf } from '#web/platform/api/api-error.ts';
import { useIsHydrated } from '#web/platform/hydration/use-is-hydrated.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, type Preloaded, preload, usePageQuery } from '#web/platform/query/page-data.ts';
import { useSentence } from '#web/platform/sentences/sentences.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer } from '#web/platform/viewer/viewer-on-server.ts';
import { FailurePage } from '#web/shell/failures/failure-page.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import formWords from '#web/words/en/features/fit/claim-form.json';
import fitWords from '#web/words/en/features/fit/fit.json';
import { orderFitQuery } from '../fit.api.ts';
import { FitSkeleton, MissingClaim } from '../missing-claim.tsx';
import type { Route } from './+types/new-claim.route.ts';
import { ClaimForm } from './claim-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(formWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preload(args.context, orderFitQuery(args.params.orderId));
}

export const clientLoader = noLoaderData;

/** Claims that a delivered piece does not fit. */
export default function NewClaimPage({ loaderData, params }: Route.ComponentProps) {
  const t = useWords(formWords);
  const f = useWords(fitWords, 'page');
  return (
    <div data-bar-away className="page max-w-[1180px]!">
      <BackLink to={`/order-details/purchase/${params.orderId}`}>{f('back')}</BackLink>
      <h1 className="title-1 mt-2">{t('title')}</h1>
      <p className="lead mt-2 mb-8">{t('lead')}</p>
      <Guarded>
        <New key={params.orderId} orderId={params.orderId} preloaded={loaderData} />
      </Guarded>
    </div>
  );
}

function New({ orderId, preloaded }: { orderId: string; preloaded: Preloaded<ClaimsOfOrder> | null }) {
  const f = useWords(fitWords, 'page');
  const { viewer } = useViewer();
  const isHydrated = useIsHydrated();
  const { data, error, refetch } = usePageQuery(orderFitQuery(orderId), preloaded);
  const why = useSentence(data?.why ?? null);
  if (error && data === undefined)
    return <ErrorState line={sentenceOf(error, f('failed'))} onRetry={() => void refetch()} />;
  if (data === undefined || viewer === null || !isHydrated) return <FitSkeleton />;
  const open = data.claims.find(({ turn }) => turn !== null);
  if (!data.can.claim)
    return (
      <EmptyState picture="kurta" title={f('title')} line={why}>
        <ButtonLink to={open ? `/fit/${open.id}` : `/order-details/purchase/${orderId}`}>
          {open ? f('title') : f('back')}
        </ButtonLink>
      </EmptyState>
    );
  return <ClaimForm key={viewer.id} viewerId={viewer.id} orderId={Number(orderId)} basis={data.basis} />;
}

/** The order does not exist, or belongs to other people. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  return isGone ? <MissingClaim /> : <FailurePage error={error} />;
}
