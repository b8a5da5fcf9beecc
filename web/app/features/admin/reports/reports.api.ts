import type {
  dismissReport,
  listReports,
  takeDownReported,
} from '#contracts/admin/reports/reports.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { listBy } from '../lists/list-by.ts';

/** What people have reported; `query` searches and narrows it. */
export const reportsList = listBy('reports', async (from, request) => {
  const { reports, nextCursor } = await from.call<typeof listReports>('GET /api/admin/reports', request);
  return { rows: reports, nextCursor };
});

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
