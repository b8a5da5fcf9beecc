import type { ReportKind, ReportReason, report } from '#contracts/complaints/report.contract.ts';
import { api } from '#web/platform/api/browser-api.ts';

export interface ReportWords {
  reason: ReportReason;
  note: string;
}

/** Reports something to the admins; returns the sentence to show. */
export async function sendReport(kind: ReportKind, targetId: number, words: ReportWords): Promise<string> {
  const body = { kind, targetId, ...words };
  return (await api.call<typeof report>('POST /api/complaints/report', { body })).message;
}
