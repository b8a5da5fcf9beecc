import type { ReportKind, ReportReason } from '#contracts/complaints/report.contract.ts';
import { AppError, notFound, personNotFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { findOwner, keepReport } from './reports.queries.ts';

const names: Record<Exclude<ReportKind, 'USER'>, string> = {
  MESSAGE: 'This message',
  COMMENT: 'This comment',
  DESIGN: 'This design',
  STORY: 'This story',
  REVIEW: 'This review',
  ENQUIRY: 'This enquiry',
};

interface Report {
  reporterId: number;
  kind: ReportKind;
  targetId: number;
  reason: ReportReason;
  note: string;
}

/** Keeps a report for the admins. Throws NOT_FOUND for what the reporter cannot see, BAD_REQUEST for their own. */
export async function fileReport({ db, clock }: Services, report: Report): Promise<void> {
  const ownerId = await findOwner(db, report.kind, report.targetId, report.reporterId);
  if (ownerId === undefined) throw report.kind === 'USER' ? personNotFound() : notFound(names[report.kind]);
  if (ownerId === report.reporterId) throw new AppError('BAD_REQUEST', 'You cannot report yourself.');
  await keepReport(db, { ...report, createdAt: clock.now() });
}
