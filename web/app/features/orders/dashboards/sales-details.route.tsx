import { isRouteErrorResponse } from 'react-router';
import type { DesignAnalytics } from '#contracts/orders/dashboards/dashboards.contract.ts';
import { DesignGone } from '#web/features/designs/showing/design-gone.tsx';
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
import { Weave } from '#web/ui/skeleton.tsx';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import type { Route } from './+types/sales-details.route.ts';
import { analyticsQuery } from './dashboards.api.ts';
import { SalesDetails } from './sales-details.tsx';
import { useDashboardNews } from './use-dashboard-news.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(dashboardsWords);
  return pageMeta(matches, { title: t('analytics.title'), description: t('analytics.description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return preload(args.context, analyticsQuery(args.params.productId));
}

export const clientLoader = noLoaderData;

export default function SalesDetailsPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <Guarded>
      <Details key={params.productId} id={params.productId} preloaded={loaderData} />
    </Guarded>
  );
}

function Details({ id, preloaded }: { id: string; preloaded: Preloaded<DesignAnalytics> | null }) {
  const t = useWords(dashboardsWords, 'analytics');
  const { data, error, refetch } = usePageQuery(analyticsQuery(id), preloaded);
  useDashboardNews();
  return (
    <div className="page">
      <BackLink to="/userDashboard?tab=products">{t('back')}</BackLink>
      {data ? (
        <SalesDetails id={id} figures={data} />
      ) : error ? (
        <ErrorState
          heading="h1"
          title={t('failed')}
          line={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <DetailsSkeleton />
      )}
    </div>
  );
}

/** Another maker's design looks like one that does not exist. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = isNotFound(error) || (isRouteErrorResponse(error) && error.status === 404);
  return isGone ? <DesignGone /> : <FailurePage error={error} />;
}

function DetailsSkeleton() {
  const t = useWords(dashboardsWords, 'analytics');
  return (
    <div role="status" className="mt-4 grid gap-8">
      <div className="flex items-center gap-5">
        <Weave className="aspect-4/5 w-20 flex-none md:w-26" />
        <p className="meta">{t('loading')}</p>
      </div>
      <div className="stats">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className="stat">
            <Weave className="h-3 w-2/5" />
            <Weave className="my-2 h-6 w-3/5" />
          </div>
        ))}
      </div>
      <Weave className="h-56" />
    </div>
  );
}
