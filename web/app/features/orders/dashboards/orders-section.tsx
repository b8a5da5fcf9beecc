import { useWords } from '#web/platform/i18n/use-words.ts';
import dashboardsWords from '#web/words/en/features/orders/dashboards/dashboards.json';
import { listQuery } from './dashboard-state.ts';
import { exportAddress } from './dashboards.api.ts';
import { ListBar } from './list-bar.tsx';
import { NothingMatches } from './nothing-matches.tsx';
import { type ListedOrder, OrderList, type OrderListProps } from './order-list.tsx';
import type { Dashboard } from './use-dashboard.ts';
import { useOrderChoices } from './use-order-choices.ts';

type OrdersSectionProps<Row extends ListedOrder> = Dashboard & {
  kind: 'sales' | 'purchases';
} & Pick<OrderListProps<Row>, 'list' | 'personHeading' | 'personOf' | 'side'>;

/** The orders of one side under their heading, with search, filter and sort. */
export function OrdersSection<Row extends ListedOrder>({
  kind,
  state,
  change,
  ...rows
}: OrdersSectionProps<Row>) {
  const t = useWords(dashboardsWords);
  const choices = useOrderChoices();
  return (
    <section aria-labelledby={`${kind}-list`}>
      <h2 id={`${kind}-list`} className="title-3 mb-4">
        {t('list.recent')}
      </h2>
      <ListBar
        state={state}
        change={change}
        label={t('list.search')}
        hint={t('list.searchHint')}
        {...choices}
        exportTo={exportAddress(kind, listQuery(state))}
      />
      <OrderList {...rows} caption={t(kind)} empty={<NothingMatches change={change} />} />
    </section>
  );
}
