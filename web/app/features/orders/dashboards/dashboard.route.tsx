import { isTrade } from '#contracts/accounts/is-trade.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { noLoaderData, preload, preloadList } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer, viewerOf } from '#web/platform/viewer/viewer-on-server.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Upload } from '#web/ui/icons.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import type { Route } from './+types/dashboard.route.ts';
import { dashboardTabs, readDashboard } from './dashboard-state.ts';
import {
  designsFigures,
  ownDesignsList,
  purchasesFigures,
  purchasesOf,
  salesFigures,
  salesOf,
} from './dashboards.api.ts';
import { ProductsPanel } from './products-panel.tsx';
import { PurchasesPanel } from './purchases-panel.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { useDashboard } from './use-dashboard.ts';
import { useDashboardNews } from './use-dashboard-news.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf(dashboardsWords);
  return pageMeta(matches, { title: t('title'), description: t('description') });
};

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const viewer = (await viewerOf(args)) ?? null;
  const state = readDashboard(
    new URL(args.request.url).searchParams,
    viewer !== null && isTrade(viewer.role),
  );
  const { context } = args;
  if (state.tab === 'products') {
    const [figures, list] = await Promise.all([
      preload(context, designsFigures),
      preloadList(context, ownDesignsList(state)),
    ]);
    return { products: { figures, list } };
  }
  if (state.tab === 'purchases') {
    const [figures, list] = await Promise.all([
      preload(context, purchasesFigures),
      preloadList(context, purchasesOf(state)),
    ]);
    return { purchases: { figures, list } };
  }
  const [figures, list] = await Promise.all([
    preload(context, salesFigures),
    preloadList(context, salesOf(state)),
  ]);
  return { sales: { figures, list } };
}

export const clientLoader = noLoaderData;

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded>
      <Dashboard preloaded={loaderData} />
    </Guarded>
  );
}

function Dashboard({ preloaded: fromServer }: { preloaded: Awaited<ReturnType<typeof loader>> | null }) {
  const t = useWords(dashboardsWords);
  const { viewer } = useViewer();
  const { isOnItsWay, ...dashboard } = useDashboard();
  const { tab } = dashboard.state;
  const sells = viewer !== null && isTrade(viewer.role);
  // The preloaded data belongs to the address that was loaded, not to a pending navigation.
  const preloaded = isOnItsWay ? null : fromServer;
  useDashboardNews();
  return (
    <div className="page">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="meta">{viewer?.name}</p>
          <h1 className="title-1">{sells ? t('workshop') : t('orders')}</h1>
        </div>
        {sells ? (
          <ButtonLink kind="primary" to="/upload-product">
            <Upload />
            {t('upload')}
          </ButtonLink>
        ) : null}
      </div>
      <Tabs
        label={t('tabs')}
        tabs={dashboardTabs.map((name) => ({ name, label: t(name) }))}
        chosen={tab}
        onChoose={(name) => dashboard.change({ tab: name, q: '', status: '', sort: 'newest' }, true)}
      >
        <div className="pt-7 md:pt-8">
          {tab === 'products' ? (
            <ProductsPanel {...dashboard} preloaded={preloaded?.products ?? null} offersUpload={!sells} />
          ) : tab === 'purchases' ? (
            <PurchasesPanel {...dashboard} preloaded={preloaded?.purchases ?? null} isQuiet={sells} />
          ) : (
            <SalesPanel {...dashboard} preloaded={preloaded?.sales ?? null} offersUpload={!sells} />
          )}
        </div>
      </Tabs>
    </div>
  );
}
