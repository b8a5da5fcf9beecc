import { ownDesignSorts, shownStatuses } from '#contracts/designs/design.rules.ts';
import type { OwnDesignSort } from '#contracts/designs/own-designs.contract.ts';
import type { OrderSort } from '#contracts/orders/dashboards/order-lists.contract.ts';
import {
  longestListSearch,
  orderFilters,
  orderSorts,
} from '#contracts/orders/dashboards/order-lists.rules.ts';

export const dashboardTabs = ['products', 'purchases', 'sales'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** The state of the dashboard, all of it held in the address. */
export interface DashboardState {
  tab: DashboardTab;
  q: string;
  /** '' means all. */
  status: string;
  /** A sort order of the tab. */
  sort: OwnDesignSort | OrderSort;
}

const statusesOf = { products: shownStatuses, purchases: orderFilters, sales: orderFilters } as const;
const sortsOf = { products: ownDesignSorts, purchases: orderSorts, sales: orderSorts } as const;

/**
 * Reads the state from the address and ignores invalid values. The default tab is sales for makers, purchases for
 * others.
 */
export function readDashboard(params: URLSearchParams, isMaker: boolean): DashboardState {
  const tab = dashboardTabs.find((one) => one === params.get('tab')) ?? (isMaker ? 'sales' : 'purchases');
  const statuses: readonly string[] = statusesOf[tab];
  const sorts: readonly DashboardState['sort'][] = sortsOf[tab];
  const status = params.get('status') ?? '';
  return {
    tab,
    q: (params.get('q') ?? '').trim().slice(0, longestListSearch),
    status: statuses.includes(status) ? status : '',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'newest',
  };
}

/** The values of a list's state that differ from the defaults, as query parameters. */
export function listQuery({ q, status, sort }: Omit<DashboardState, 'tab'>): Record<string, string> {
  return {
    ...(q === '' ? {} : { q }),
    ...(status === '' ? {} : { status }),
    ...(sort === 'newest' ? {} : { sort }),
  };
}

export function dashboardAddress(state: DashboardState): string {
  return `/userDashboard?${new URLSearchParams({ tab: state.tab, ...listQuery(state) })}`;
}

export const isNarrowed = ({ q, status }: DashboardState) => q !== '' || status !== '';
