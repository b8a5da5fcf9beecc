import type { ReportKind } from '#contracts/complaints/report.contract.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { type ReportDecision, reportsDecided } from './reports.events.ts';
import { type SettledReport, settleOpenReports } from './reports.queries.ts';

export interface ReportedThing {
  kind: ReportKind;
  targetId: number;
  ownerId: number | null;
}

/**
 * Decides all open reports about a thing. Returns them with the people to notify; empty if all were already decided.
 */
export async function settleReports(
  { events }: Pick<Services, 'events'>,
  tx: Transaction,
  { kind, targetId, ownerId }: ReportedThing,
  decision: ReportDecision,
): Promise<SettledReport[]> {
  const settled = await settleOpenReports(tx, [kind, targetId, decision]);
  if (settled.length === 0) return settled;
  const reports = settled.map(({ id, reporter }) => ({ id, reporterId: reporter?.id ?? null }));
  await events.publish(tx, reportsDecided, { kind, targetId, ownerId, decision, reports });
  return settled;
}
