import { reportDecisionSentences } from '#contracts/admin/reports/reports.rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type ReportedThing, readReportedThing } from './reports.queries.ts';
import { settleReports } from './settle-reports.ts';

export interface ReportDecider {
  reportId: number;
  adminId: number;
  reason: string;
}

/**
 * Dismisses a report: settles all open reports about the same thing and notifies the reporters. Throws NOT_FOUND,
 * FORBIDDEN for what is the admin's own, CONFLICT if already decided.
 */
export async function dismissReport(services: Services, decider: ReportDecider): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const thing = await findDecidable(tx, decider);
    const { adminId, reason, reportId } = decider;
    const settled = await settleReports(services, tx, thing, { adminId, reason, decision: 'DISMISSED' });
    refuseDecided(settled, reportId);
  });
}

/** The subject of a report. Throws NOT_FOUND, FORBIDDEN for what is the admin's own. */
export async function findDecidable(
  tx: Transaction,
  { reportId, adminId }: ReportDecider,
): Promise<ReportedThing> {
  const [thing] = await readReportedThing(tx, [reportId]);
  if (!thing) throw notFound('complaints.reportMissing');
  if (thing.ownerId === adminId) throw new AppError('FORBIDDEN', reportDecisionSentences.own);
  return thing;
}

/** Throws CONFLICT if another admin has decided the report. */
export function refuseDecided(settled: readonly number[], reportId: number): void {
  if (!settled.includes(reportId)) throw new AppError('CONFLICT', reportDecisionSentences.decided);
}
