import type {
  Earnings,
  earnings,
  earningsMovements,
  exportEarnings,
  Movement,
} from '#contracts/orders/earnings/earnings.contract.ts';
import { addressOf } from '#web/platform/api/address-of.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';

const freshFor = 5000;

/** The earnings of the viewer’s sales. */
export const earningsQuery: ApiQuery<Earnings> = {
  key: ['orders', 'earnings'],
  staleTime: freshFor,
  fetch: (from) => from.call<typeof earnings>('GET /api/order/earnings'),
};

export interface MovementsPage {
  movements: Movement[];
  nextCursor: string | null;
}

const ofMonth = (month: string) => (month === '' ? {} : { month });

/** The payments and refunds of a month such as "2026-11"; '' means all months. */
export function movementsList(month: string): ApiList<MovementsPage> {
  return {
    key: ['orders', 'earnings', 'movements', month],
    staleTime: freshFor,
    fetch: (from, cursor) =>
      from.call<typeof earningsMovements>('GET /api/order/earnings/movements', {
        query: { ...ofMonth(month), ...(cursor === undefined ? {} : { cursor }) },
      }),
    next: ({ nextCursor }) => nextCursor,
  };
}

/** The address of the CSV export. */
export function earningsTable(month: string): string {
  const path: (typeof exportEarnings)['path'] = '/api/order/exportEarnings.csv';
  return addressOf(path, {}, ofMonth(month));
}
