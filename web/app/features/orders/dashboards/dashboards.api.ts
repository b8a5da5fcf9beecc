import type { DesignsDashboard, designsDashboard } from '#contracts/designs/design-views.contract.ts';
import type { getMyUploadedProducts, OwnDesign } from '#contracts/designs/own-designs.contract.ts';
import type {
  DesignAnalytics,
  exportPurchases,
  exportSales,
  getProductAnalytics,
  PurchasesDashboard,
  purchasesDashboard,
  SalesDashboard,
  salesDashboard,
} from '#contracts/orders/dashboards/dashboards.contract.ts';
import type {
  myOrders,
  mySales,
  PurchaseRow,
  SaleRow,
} from '#contracts/orders/dashboards/order-lists.contract.ts';
import { addressOf } from '#web/platform/api/address-of.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';
import { type DashboardState, listQuery } from './dashboard-state.ts';

const freshFor = 5000;
const pageSize = '20';

export interface RowsPage<Row> {
  rows: Row[];
  nextCursor: string | null;
}

type ListState = Pick<DashboardState, 'q' | 'status' | 'sort'>;

/** The viewer's purchases; `query` searches, filters and sorts them. */
export function purchasesList(query: Record<string, string>): ApiList<RowsPage<PurchaseRow>> {
  return {
    key: ['orders', 'purchases', query],
    staleTime: freshFor,
    async fetch(from, cursor) {
      const { orders, nextCursor } = await from.call<typeof myOrders>('GET /api/order/my-orders', {
        query: { ...query, cursor },
      });
      return { rows: orders, nextCursor };
    },
    next: ({ nextCursor }) => nextCursor,
  };
}

/** The viewer's sales, likewise. */
export function salesList(query: Record<string, string>): ApiList<RowsPage<SaleRow>> {
  return {
    key: ['orders', 'sales', query],
    staleTime: freshFor,
    async fetch(from, cursor) {
      const { data, nextCursor } = await from.call<typeof mySales>('GET /api/order/getMyProductOrdersSell', {
        query: { ...query, cursor },
      });
      return { rows: data, nextCursor };
    },
    next: ({ nextCursor }) => nextCursor,
  };
}

/** The viewer's purchases for a dashboard state. */
export const purchasesOf = (state: ListState) => purchasesList({ ...listQuery(state), limit: pageSize });

/** The viewer's sales for a dashboard state. */
export const salesOf = (state: ListState) => salesList({ ...listQuery(state), limit: pageSize });

/** The viewer's own designs. */
export function ownDesignsList(state: ListState): ApiList<RowsPage<OwnDesign>> {
  return {
    key: ['designs', 'own', listQuery(state)],
    staleTime: freshFor,
    async fetch(from, cursor) {
      const { products, nextCursor } = await from.call<typeof getMyUploadedProducts>(
        'GET /api/users/getMyUploadedProducts',
        {
          query: { ...listQuery(state), ...(cursor === undefined ? {} : { cursor }) },
        },
      );
      return { rows: products, nextCursor };
    },
    next: ({ nextCursor }) => nextCursor,
  };
}

export const salesFigures: ApiQuery<SalesDashboard> = {
  key: ['orders', 'sales-figures'],
  staleTime: freshFor,
  fetch: (from) => from.call<typeof salesDashboard>('GET /api/order/salesOverview'),
};

export const purchasesFigures: ApiQuery<PurchasesDashboard> = {
  key: ['orders', 'purchases-figures'],
  staleTime: freshFor,
  fetch: (from) => from.call<typeof purchasesDashboard>('GET /api/order/purchasesOverview'),
};

export const designsFigures: ApiQuery<DesignsDashboard> = {
  key: ['designs', 'figures'],
  staleTime: freshFor,
  fetch: (from) => from.call<typeof designsDashboard>('GET /api/users/productsOverview'),
};

/** The figures of one of the viewer’s designs; an id that is not a number gives a 404 without a request. */
export function analyticsQuery(id: string): ApiQuery<DesignAnalytics> {
  return {
    key: ['orders', 'analytics', id],
    staleTime: freshFor,
    async fetch(from) {
      if (!/^[1-9]\d{0,14}$/.test(id)) throw new ApiError(404, { code: 'NOT_FOUND', message: '' });
      return from.call<typeof getProductAnalytics>('GET /api/order/getProductAnalytics/:id', {
        params: { id },
      });
    },
  };
}

/** The address of the CSV export of the filtered orders. */
export function exportAddress(side: 'purchases' | 'sales', query: Record<string, string>): string {
  const path: (typeof exportSales | typeof exportPurchases)['path'] =
    side === 'sales' ? '/api/order/exportSales.csv' : '/api/order/exportPurchases.csv';
  return addressOf(path, {}, query);
}
