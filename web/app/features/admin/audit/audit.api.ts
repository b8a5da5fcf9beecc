import type { exportActs, listActs } from '#contracts/admin/audit/acts.contract.ts';
import { addressOf } from '#web/platform/api/address-of.ts';
import { listBy } from '../lists/list-by.ts';

/** The audit log of admins' acts; `query` searches and filters it. */
export const actsList = listBy('acts', async (from, request) => {
  const { acts, nextCursor } = await from.call<typeof listActs>('GET /api/admin/acts', request);
  return { rows: acts, nextCursor };
});

/** The address of its CSV export. */
export function actsExport(query: Record<string, string>): string {
  const path: (typeof exportActs)['path'] = '/api/admin/acts.csv';
  return addressOf(path, {}, query);
}
