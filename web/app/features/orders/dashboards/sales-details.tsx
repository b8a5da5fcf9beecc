import { Link } from 'react-router';
import { formatRupees } from '#contracts/money/money.ts';
import type { DesignAnalytics } from '#contracts/orders/dashboards/dashboards.contract.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { usePageTitle } from '#web/platform/seo/use-page-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Picture } from '#web/ui/picture.tsx';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import { Funnel } from '../charts/funnel.tsx';
import { WarpChart } from '../charts/warp-chart.tsx';
import { exportAddress } from './dashboards.api.ts';
import { ExportLink } from './list-bar.tsx';
import { RecentOrders } from './recent-orders.tsx';
import { Stat, StatCards } from './stat-cards.tsx';

interface SalesDetailsProps {
  id: string;
  figures: DesignAnalytics;
}

/** What one design has earned, its funnel, and its buyers. */
export function SalesDetails({ id, figures }: SalesDetailsProps) {
  const t = useWords(dashboardsWords);
  const { product, analytics, orders, funnel, days } = figures;
  usePageTitle(product.title);
  const isUntouched = orders.length === 0 && funnel.views.now === 0 && funnel.saves.now === 0;
  return (
    <div className="grid gap-10 md:gap-12">
      <Head product={product} hasOrders={orders.length > 0} />
      {isUntouched ? (
        <EmptyState picture="parcel" title={t('analytics.none')} line={t('analytics.noneLine')}>
          <ButtonLink to={`/product/${id}`}>{t('analytics.view')}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <Totals analytics={analytics} />
          <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-16">
            <WarpChart title={t('chart.sales')} days={days} />
            <Funnel funnel={funnel} />
          </div>
          <RecentOrders orders={orders} />
        </>
      )}
    </div>
  );
}

function Head({ product, hasOrders }: { product: DesignAnalytics['product']; hasOrders: boolean }) {
  const t = useWords(dashboardsWords, 'analytics');
  const image = product.images[0]?.url;
  return (
    <div className="mt-3 flex flex-wrap items-end justify-between gap-5">
      <div className="flex items-center gap-5">
        <Link to={`/product/${product.id}`} className="w-20 flex-none md:w-26" aria-label={t('view')}>
          {image ? (
            <Picture picture={{ url: image }} alt="" sizes="104px" first />
          ) : (
            <span className="picture block" />
          )}
        </Link>
        <div className="grid gap-1">
          <p className="meta">#{labelOf('category', product.category)}</p>
          <h1 lang={writtenIn(product.title)} dir="auto" className="title-1 wrap-anywhere">
            {product.title}
          </h1>
          <p className="num font-display text-5">{formatRupees(product.price)}</p>
        </div>
      </div>
      {hasOrders ? <ExportLink to={exportAddress('sales', { design: String(product.id) })} /> : null}
    </div>
  );
}

function Totals({ analytics }: Pick<DesignAnalytics, 'analytics'>) {
  const t = useWords(dashboardsWords, 'analytics');
  return (
    <StatCards label={t('figures')}>
      <Stat
        label={t('totalSales')}
        value={formatCount(analytics.totalSales)}
        note={t('pieces', { count: analytics.piecesSold })}
      />
      <Stat label={t('totalRevenue')} value={formatRupees(analytics.totalRevenue)} note={t('withTax')} />
      <Stat
        label={t('average')}
        value={formatRupees(Math.round(analytics.avgOrderValue))}
        note={t('perOrder')}
      />
      <Stat
        label={t('confirmed')}
        value={formatCount(analytics.confirmedOrders)}
        note={t('delivered', { count: analytics.deliveredOrders })}
      />
      <Stat label={t('pending')} value={formatCount(analytics.pendingOrders)} note={t('pendingNote')} />
      <Stat label={t('cancelled')} value={formatCount(analytics.cancelledOrders)} note={t('cancelledNote')} />
    </StatCards>
  );
}
