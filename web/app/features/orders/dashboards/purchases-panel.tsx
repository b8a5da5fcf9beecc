import { formatRupees } from '#contracts/money/money.ts';
import type { PurchasesDashboard } from '#contracts/orders/dashboards/dashboards.contract.ts';
import type { PurchaseRow } from '#contracts/orders/dashboards/order-lists.contract.ts';
import { formatCount } from '#web/platform/i18n/numbers.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { type Preloaded, usePageList, usePageQuery } from '#web/platform/query/page-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import { dashboardAddress, isNarrowed } from './dashboard-state.ts';
import { purchasesFigures, purchasesOf, type RowsPage } from './dashboards.api.ts';
import { LoadedFigures } from './loaded-figures.tsx';
import { OrdersSection } from './orders-section.tsx';
import { ChangeNote, Stat, StatCards } from './stat-cards.tsx';
import type { Dashboard } from './use-dashboard.ts';
import { WaitingCard } from './waiting-card.tsx';

interface PurchasesPanelProps extends Dashboard {
  preloaded: { figures: Preloaded<PurchasesDashboard>; list: Preloaded<RowsPage<PurchaseRow>> } | null;
  /** True if the page's head already has the primary button. */
  isQuiet: boolean;
}

/** What the viewer has spent, what is on its way, and all purchases. */
export function PurchasesPanel({ preloaded, isQuiet, state, change }: PurchasesPanelProps) {
  const t = useWords(dashboardsWords);
  const list = usePageList(purchasesOf(state), preloaded?.list ?? null, { keepsPrevious: true });
  // Subscribed even while the list is empty, so that the first order or like does not show stale figures.
  const figures = usePageQuery(purchasesFigures, preloaded?.figures ?? null);
  const isEmpty = list.data?.pages[0]?.rows.length === 0 && !isNarrowed(state);
  if (isEmpty) {
    return (
      <EmptyState picture="parcel" title={t('empty.purchases')} line={t('empty.purchasesLine')}>
        <ButtonLink kind={isQuiet ? 'secondary' : 'primary'} to="/">
          {t('empty.browse')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-10 md:gap-12">
      <OrdersSection
        kind="purchases"
        state={state}
        change={change}
        list={list}
        personHeading={t('columns.maker')}
        personOf={(row) => row.maker}
        side="purchase"
      />
      {/* The orders matter most, so they come first in the document; wide screens show the figures above them. */}
      <div className="grid grid-cols-1 gap-10 md:order-first md:gap-12">
        <LoadedFigures figures={figures} cards={3}>
          {(data) => <PurchasesFigures data={data} state={state} />}
        </LoadedFigures>
      </div>
    </div>
  );
}

function PurchasesFigures({ data, state }: Pick<Dashboard, 'state'> & { data: PurchasesDashboard }) {
  const t = useWords(dashboardsWords, 'stats');
  return (
    <StatCards label={t('label')} compares>
      <Stat
        label={t('spent')}
        value={formatRupees(data.spent.now)}
        note={<ChangeNote figure={data.spent} by="percent" isPlain />}
      />
      <Stat label={t('active')} value={formatCount(data.active)} note={t('activeNote')} />
      <WaitingCard waiting={data.waiting} to={dashboardAddress({ ...state, q: '', status: 'WAITING' })} />
    </StatCards>
  );
}
