import { isRouteErrorResponse } from 'react-router';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type { PlanOfOrder } from '#contracts/plans/plans.fields.ts';
import { MissingOrder, OrderFailure } from '#web/features/orders/core/missing-order.tsx';
import { orderQuery } from '#web/features/orders/core/orders.api.ts';
import { useOrderNews } from '#web/features/orders/making/making.api.ts';
import { isNotFound } from '#web/platform/api/api-error.ts';
import { useIsHydrated } from '#web/platform/hydration/use-is-hydrated.ts';
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
import { Loading, Weave, WeaveLines } from '#web/ui/skeleton.tsx';
import formWords from '#web/words/en/features/plans/plan-form.json';
import { planQuery } from '../plans.api.ts';
import type { Route } from './+types/plan.route.ts';
import { firstTyped } from './plan.form.ts';
import { PlanForm } from './plan-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(formWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

interface Read {
  order: Preloaded<OrderData | null>;
  plan: Preloaded<PlanOfOrder>;
}

export async function loader(args: Route.LoaderArgs): Promise<Read> {
  await requireViewer(args);
  const { orderId } = args.params;
  const [order, plan] = await Promise.all([
    preload(args.context, orderQuery(orderId)),
    preload(args.context, planQuery(orderId)),
  ]);
  return { order, plan };
}

export const clientLoader = noLoaderData;

/** The maker writes the plan of an order. */
export default function PlanPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Guarded>
      <PlanOf key={params.orderId} id={params.orderId} preloaded={loaderData} />
    </Guarded>
  );
}

function PlanOf({ id, preloaded }: { id: string; preloaded: Read | null }) {
  const t = useWords(formWords);
  const isHydrated = useIsHydrated();
  useOrderNews();
  const order = usePageQuery(orderQuery(id), preloaded?.order ?? null);
  const found = usePageQuery(planQuery(id), preloaded?.plan ?? null);
  if (order.data === null) return <MissingOrder />;
  const error = order.error ?? found.error;
  if (error && (order.data === undefined || found.data === undefined)) {
    const retry = () => {
      void order.refetch();
      void found.refetch();
    };
    return <OrderFailure title={t('title')} error={error} onRetry={retry} />;
  }
  if (order.data === undefined || found.data === undefined) return <PlanSkeleton />;
  const back = `/order-details/${order.data.role === 'maker' ? 'sale' : 'purchase'}/${id}`;
  if (firstTyped(found.data) === null) {
    return (
      <div className="page grid min-h-[50dvh] place-content-center">
        <EmptyState heading="h1" picture="kurta" title={t('closed')} line={t('closedLine')}>
          <ButtonLink to={back}>{t('back')}</ButtonLink>
        </EmptyState>
      </div>
    );
  }
  return (
    <div data-bar-away className="page max-w-[1180px]!">
      <BackLink to={back}>{t('back')}</BackLink>
      <h1 className="title-1 mt-2">{t('title')}</h1>
      <p className="lead mt-2 mb-8">{t('lead', { buyer: order.data.buyer.name })}</p>
      {/* What was typed is on this device. */}
      {isHydrated ? <PlanForm order={order.data} found={found.data} /> : <FormSkeleton />}
    </div>
  );
}

function PlanSkeleton() {
  return (
    <div className="page max-w-[1180px]!">
      <Weave className="mt-4 mb-6 h-3 w-36" />
      <Weave className="mb-10 h-9 w-72 max-w-full" />
      <FormSkeleton />
    </div>
  );
}

function FormSkeleton() {
  return (
    <Loading className="plan-form">
      <div className="grid content-start gap-9">
        <WeaveLines widths={['w-1/4', 'w-full', 'w-1/2']} />
        <WeaveLines widths={['w-1/4', 'w-full', 'w-1/2']} />
        <WeaveLines widths={['w-1/4', 'w-full', 'w-1/2']} />
      </div>
      <Weave className="h-48" />
    </Loading>
  );
}

/** The order does not exist, or belongs to other people. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  return isGone ? <MissingOrder /> : <FailurePage error={error} />;
}
