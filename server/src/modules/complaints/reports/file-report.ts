import type { ReportKind, ReportReason } from '#contracts/complaints/report.contract.ts';
import { sentence } from '#contracts/words/sentence.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError, notFound, personNotFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { findOwner, keepReport, keepReportByLink } from './reports.queries.ts';

const missing = {
  MESSAGE: 'messaging.messageMissing',
  COMMENT: 'engagement.commentMissing',
  DESIGN: 'designs.designMissing',
  STORY: 'stories.storyMissing',
  REVIEW: 'reviews.reviewMissing',
  ENQUIRY: 'enquiries.enquiryMissing',
  ANSWER: 'enquiries.answerMissing',
} as const satisfies Record<Exclude<ReportKind, 'USER'>, string>;

interface Report {
  reporterId: number;
  kind: ReportKind;
  targetId: number;
  reason: ReportReason;
  note: string;
}

/** Stores a report for the admins. Throws NOT_FOUND for what the reporter cannot see, BAD_REQUEST for their own. */
export async function fileReport({ db, clock }: Services, report: Report): Promise<void> {
  const ownerId = await findOwner(db, report.kind, report.targetId, report.reporterId);
  if (ownerId === undefined) throw report.kind === 'USER' ? personNotFound() : notFound(missing[report.kind]);
  if (ownerId === report.reporterId) throw new AppError('BAD_REQUEST', sentence('complaints.reportSelf'));
  await keepReport(db, { ...report, createdAt: clock.now() });
}

/**
 * Stores a report from a person without an account who has the link of a letter. The caller has found and locked what
 * the link opens, so that concurrent reports become one.
 */
export async function fileReportByLink(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  report: Omit<Report, 'reporterId'>,
): Promise<void> {
  await keepReportByLink(tx, { ...report, createdAt: clock.now() });
}
