import { Upload } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Viewer } from '#contracts/accounts/accounts.contract.ts';
import type { PurchaseRow, SaleRow } from '#contracts/orders/orders.contract.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { type Preloaded, preloadList, showAtOnce, usePageList } from '#web/platform/query/page-data.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { Guarded } from '#web/platform/viewer/guarded.tsx';
import { useViewer } from '#web/platform/viewer/use-viewer.ts';
import { requireViewer, viewerOf } from '#web/platform/viewer/viewer-on-server.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { Route } from './+types/dashboard.route.ts';
import { OrderList } from './order-list.tsx';
import { type OrdersPage, purchases, sales } from './orders.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const t = wordsOf('orders');
  return pageMeta(matches, { title: t('dashboard.title'), description: t('dashboard.description') });
};

type Tab = 'purchases' | 'sales';

export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  const viewer = (await viewerOf(args)) ?? null;
  const tab = tabOf(new URL(args.request.url).searchParams.get('tab'), viewer);
  return tab === 'sales'
    ? { sales: await preloadList(args.context, sales) }
    : { purchases: await preloadList(args.context, purchases) };
}

export const clientLoader = showAtOnce;

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  return (
    <Guarded>
      <Dashboard preloaded={loaderData} />
    </Guarded>
  );
}

function Dashboard({ preloaded }: { preloaded: Awaited<ReturnType<typeof loader>> | null }) {
  const t = useTranslations('orders.dashboard');
  const { viewer } = useViewer();
  const [search, setSearch] = useSearchParams();
  const tab = tabOf(search.get('tab'), viewer);
  const sells = viewer !== null && isMaker(viewer);
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
      <Tabs<Tab>
        label={t('tabs')}
        tabs={[
          { name: 'purchases', label: t('purchases') },
          { name: 'sales', label: t('sales') },
        ]}
        chosen={tab}
        onChoose={(name) => setSearch({ tab: name }, { replace: true, preventScrollReset: true })}
      >
        <div className="pt-4">
          {tab === 'sales' ? (
            <Sales preloaded={preloaded?.sales ?? null} offersUpload={!sells} />
          ) : (
            <Purchases preloaded={preloaded?.purchases ?? null} isQuiet={sells} />
          )}
        </div>
      </Tabs>
    </div>
  );
}

interface PurchasesProps {
  preloaded: Preloaded<OrdersPage<PurchaseRow>> | null;
  /** True where the head of the page has the one loud button. */
  isQuiet: boolean;
}

function Purchases({ preloaded, isQuiet }: PurchasesProps) {
  const t = useTranslations('orders.dashboard');
  return (
    <OrderList
      list={usePageList(purchases, preloaded)}
      caption={t('purchases')}
      personHeading={t('maker')}
      personOf={(row) => row.maker}
      side="purchase"
      empty={
        <EmptyState title={t('noPurchases')} line={t('noPurchasesLine')}>
          <ButtonLink kind={isQuiet ? 'secondary' : 'primary'} to="/">
            {t('browse')}
          </ButtonLink>
        </EmptyState>
      }
    />
  );
}

interface SalesProps {
  preloaded: Preloaded<OrdersPage<SaleRow>> | null;
  /** True where the head of the page does not offer it already. */
  offersUpload: boolean;
}

function Sales({ preloaded, offersUpload }: SalesProps) {
  const t = useTranslations('orders.dashboard');
  return (
    <OrderList
      list={usePageList(sales, preloaded)}
      caption={t('sales')}
      personHeading={t('buyer')}
      personOf={(row) => row.user}
      side="sale"
      empty={
        <EmptyState title={t('noSales')} line={t('noSalesLine')}>
          <ButtonLink kind={offersUpload ? 'primary' : 'secondary'} to="/upload-product">
            {t('upload')}
          </ButtonLink>
        </EmptyState>
      }
    />
  );
}

function isMaker({ role }: Viewer): boolean {
  return role !== 'USER' && role !== 'ADMIN';
}

/** Makers come for what they sell, everyone else for what they bought; the address may say otherwise. */
function tabOf(asked: string | null, viewer: Viewer | null): Tab {
  if (asked === 'sales' || asked === 'purchases') return asked;
  return viewer !== null && isMaker(viewer) ? 'sales' : 'purchases';
}
