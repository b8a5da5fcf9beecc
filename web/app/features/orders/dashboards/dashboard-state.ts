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

/** The whole state of the dashboard, as its address holds it. */
export interface DashboardState {
  tab: DashboardTab;
  q: string;
  /** '' for all. */
  status: string;
  /** One of the tab’s own. */
  sort: OwnDesignSort | OrderSort;
}

const statusesOf = { products: shownStatuses, purchases: orderFilters, sales: orderFilters } as const;
const sortsOf = { products: ownDesignSorts, purchases: orderSorts, sales: orderSorts } as const;

/** Reads an address; what makes no sense in it is left out. Makers come for what they sell, others for what they bought. */
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

/** What of a list’s state is not as it would be anyway, for an address or a call of the API. */
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
