import type { Act, exportActs, listActs } from '#contracts/admin/audit/acts.contract.ts';
import { addressOf } from '#web/platform/api/address-of.ts';
import type { ApiList } from '#web/platform/query/api-query.ts';
import type { AdminPage } from '../lists/admin-list.tsx';

/** What admins have done; `query` searches and narrows it. */
export function actsList(query: Record<string, string>): ApiList<AdminPage<Act>> {
  return {
    key: ['admin', 'acts', query],
    async fetch(from, cursor, signal) {
      const { acts, nextCursor } = await from.call<typeof listActs>('GET /api/admin/acts', {
        query: { ...query, ...(cursor === undefined ? {} : { cursor }) },
        ...(signal && { signal }),
      });
      return { rows: acts, nextCursor };
    },
    next: ({ nextCursor }) => nextCursor,
  };
}

/** Where the table of them is. */
export function actsExport(query: Record<string, string>): string {
  const path: (typeof exportActs)['path'] = '/api/admin/acts.csv';
  return addressOf(path, {}, query);
}
