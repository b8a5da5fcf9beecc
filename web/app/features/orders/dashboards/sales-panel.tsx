import { formatRupees } from '#contracts/money/money.ts';
import type { SalesDashboard } from '#contracts/orders/dashboards/dashboards.contract.ts';
import type { SaleRow } from '#contracts/orders/dashboards/order-lists.contract.ts';
import { FirstDay } from '#web/features/profiles/shop/first-day.tsx';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { type Preloaded, usePageList, usePageQuery } from '#web/platform/query/page-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Columns3, IndianRupee } from '#web/ui/icons.tsx';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import { WarpChart } from '../charts/warp-chart.tsx';
import { dashboardAddress, isNarrowed } from './dashboard-state.ts';
import { designsFigures, type RowsPage, salesFigures, salesOf } from './dashboards.api.ts';
import { LoadedFigures } from './loaded-figures.tsx';
import { OrdersSection } from './orders-section.tsx';
import { ChangeNote, Stat, StatCards } from './stat-cards.tsx';
import type { Dashboard } from './use-dashboard.ts';
import { WaitingCard } from './waiting-card.tsx';

interface SalesPanelProps extends Dashboard {
  preloaded: { figures: Preloaded<SalesDashboard>; list: Preloaded<RowsPage<SaleRow>> } | null;
  /** True if the page's head has no upload button. */
  offersUpload: boolean;
}

/** What the viewer earns, which orders wait for them, and all sales. */
export function SalesPanel({ preloaded, offersUpload, state, change }: SalesPanelProps) {
  const t = useWords(dashboardsWords);
  const list = usePageList(salesOf(state), preloaded?.list ?? null, { keepsPrevious: true });
  // Subscribed even while the list is empty, so that the first order or like does not show stale figures.
  const figures = usePageQuery(salesFigures, preloaded?.figures ?? null);
  const isEmpty = list.data?.pages[0]?.rows.length === 0 && !isNarrowed(state);
  if (isEmpty) {
    return (
      <>
        {offersUpload ? null : <FirstDayOfMaker />}
        <EmptyState picture="parcel" title={t('empty.sales')} line={t('empty.salesLine')}>
          {offersUpload ? (
            <ButtonLink kind="primary" to="/upload-product">
              {t('upload')}
            </ButtonLink>
          ) : null}
        </EmptyState>
      </>
    );
  }
  return (
    <div className="grid gap-10 md:gap-12">
      <nav aria-label={t('tools.label')} className="-mb-4 btn-row md:order-first md:-mb-6">
        <ButtonLink kind="secondary" small to="/work-board" prefetch="intent">
          <Columns3 />
          {t('tools.board')}
        </ButtonLink>
        <ButtonLink kind="secondary" small to="/earnings" prefetch="intent">
          <IndianRupee />
          {t('tools.earnings')}
        </ButtonLink>
      </nav>
      <OrdersSection
        kind="sales"
        state={state}
        change={change}
        list={list}
        personHeading={t('columns.buyer')}
        personOf={(row) => row.user}
        side="sale"
      />
      {/* The orders matter most, so they come first in the document; wide screens show the figures above them. */}
      <div className="grid grid-cols-1 gap-10 md:order-first md:gap-12">
        <LoadedFigures figures={figures} cards={4}>
          {(data) => <SalesFigures data={data} state={state} />}
        </LoadedFigures>
      </div>
    </div>
  );
}

function SalesFigures({ data, state }: Pick<Dashboard, 'state'> & { data: SalesDashboard }) {
  const t = useWords(dashboardsWords);
  const { revenue, orders, averageOrderValue, waiting, cancelledByYou, days } = data;
  return (
    <>
      <StatCards label={t('stats.label')} compares>
        <Stat
          label={t('stats.revenue')}
          value={formatRupees(revenue.now)}
          note={<ChangeNote figure={revenue} by="percent" />}
        />
        <Stat
          label={t('stats.orders')}
          value={formatCount(orders.now)}
          note={<ChangeNote figure={orders} by="count" />}
        />
        <Stat
          label={t('stats.average')}
          value={formatRupees(Math.round(averageOrderValue.now))}
          note={<ChangeNote figure={averageOrderValue} by="percent" />}
        />
        <WaitingCard waiting={waiting} to={dashboardAddress({ ...state, q: '', status: 'WAITING' })} />
      </StatCards>
      {cancelledByYou.now + cancelledByYou.before > 0 ? (
        <p className="meta num -mt-4 md:-mt-6">
          {t('stats.cancelledByYou', { now: cancelledByYou.now, before: cancelledByYou.before })}
        </p>
      ) : null}
      <WarpChart title={t('chart.revenue')} days={days} />
    </>
  );
}

/** For a maker who has sold nothing yet. */
function FirstDayOfMaker() {
  const { data } = usePageQuery(designsFigures, null);
  if (data === undefined) return null;
  const { published, views, profileViews } = data;
  return <FirstDay designs={{ published, views: views.now + profileViews.now }} />;
}
