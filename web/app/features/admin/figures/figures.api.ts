import type { AdminFigures, getFigures } from '#contracts/admin/figures/figures.contract.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** The totals of Tanabana, and what waits for an admin. */
export const figuresQuery: ApiQuery<AdminFigures> = {
  key: ['admin', 'figures'],
  fetch: async (from) => (await from.call<typeof getFigures>('GET /api/admin/figures')).figures,
};
