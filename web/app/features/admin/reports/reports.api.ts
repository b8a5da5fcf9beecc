import type {
  dismissReport,
  listReports,
  takeDownReported,
} from '#contracts/admin/reports/reports.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { listBy } from '../lists/list-by.ts';

/** The reports; `query` searches and filters them. */
export const reportsList = listBy('reports', async (from, request) => {
  const { reports, nextCursor } = await from.call<typeof listReports>('GET /api/admin/reports', request);
  return { rows: reports, nextCursor };
});

/** Dismisses the reports about a thing; returns the sentence to show. */
export async function sendDismissal(id: number, reason: string): Promise<string> {
  const { message } = await api.call<typeof dismissReport>('POST /api/admin/reports/:id/dismiss', {
    params: { id },
    body: { reason },
  });
  return message;
}

/** Hides or removes the reported thing; returns the sentence to show. */
export async function sendTakedown(id: number, reason: string): Promise<string> {
  const { message } = await api.call<typeof takeDownReported>('POST /api/admin/reports/:id/takedown', {
    params: { id },
    body: { reason },
  });
  return message;
}
