import type {
  dismissReport,
  listReports,
  QueuedReport,
  takeDownReported,
} from '#contracts/admin/reports/reports.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiList } from '#web/platform/query/api-query.ts';
import type { AdminPage } from '../lists/admin-list.tsx';

/** What people have reported; `query` searches and narrows it. */
export function reportsList(query: Record<string, string>): ApiList<AdminPage<QueuedReport>> {
  return {
    key: ['admin', 'reports', query],
    async fetch(from, cursor, signal) {
      const { reports, nextCursor } = await from.call<typeof listReports>('GET /api/admin/reports', {
        query: { ...query, ...(cursor === undefined ? {} : { cursor }) },
        ...(signal && { signal }),
      });
      return { rows: reports, nextCursor };
    },
    next: ({ nextCursor }) => nextCursor,
  };
}

/** Leaves what was reported as it is; returns the sentence to show. */
export async function sendDismissal(id: number, reason: string): Promise<string> {
  const { message } = await api.call<typeof dismissReport>('POST /api/admin/reports/:id/dismiss', {
    params: { id },
    body: { reason },
  });
  return message;
}

/** Hides or removes what was reported; returns the sentence to show. */
export async function sendTakedown(id: number, reason: string): Promise<string> {
  const { message } = await api.call<typeof takeDownReported>('POST /api/admin/reports/:id/takedown', {
    params: { id },
    body: { reason },
  });
  return message;
}
