import { reportDecisionSentences } from '#contracts/admin/reports/reports.rules.ts';
import type { ReportKind } from '#contracts/complaints/report.contract.ts';
import { letterOf, letterPart } from '#contracts/words/letter.ts';
import { hideDesign } from '#server/modules/designs/public.ts';
import { takeCommentAway } from '#server/modules/engagement/public.ts';
import { takeAnswerAway, takeEnquiryAway } from '#server/modules/enquiries/public.ts';
import { takeMessageAway } from '#server/modules/messaging/public.ts';
import { takeReviewAway } from '#server/modules/reviews/public.ts';
import { takeStoryAway } from '#server/modules/stories/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { recordAct } from '../audit/record-act.ts';
import { holdPerson, standingOf } from '../users/hold-person.ts';
import { findDecidable, type ReportDecider, refuseDecided } from './dismiss-report.ts';
import type { ReportedThing } from './reports.queries.ts';
import { settleReports } from './settle-reports.ts';

/** Returns the act for the log; null if deciding the reports is all that happens. */
type TakeDown = (
  services: Services,
  tx: Transaction,
  thing: ReportedThing,
  decider: ReportDecider,
) => Promise<Pick<Parameters<typeof recordAct>[2], 'name' | 'subject' | 'before' | 'after'> | null>;

const takeDowns: Record<ReportKind, TakeDown> = {
  /** Suspending and banning uphold the open reports; this handles reports filed later. */
  async USER(_services, tx, { targetId, ownerIsGone }, { adminId }) {
    if (ownerIsGone) throw new AppError('CONFLICT', reportDecisionSentences.gone);
    const standing = standingOf(await holdPerson(tx, adminId, targetId));
    if (standing !== 'SUSPENDED' && standing !== 'BANNED')
      throw new AppError('CONFLICT', reportDecisionSentences.otherWay);
    return null;
  },
  async DESIGN(services, tx, { targetId }, { adminId, reason }) {
    const { before, after } = await hideDesign(services, tx, { designId: targetId, adminId, reason });
    return {
      name: 'DESIGN_HIDDEN',
      subject: 'DESIGN',
      before: { designStatus: before },
      after: { designStatus: after },
    };
  },
  async COMMENT(services, tx, thing, { adminId, reason }) {
    await takeCommentAway(services, tx, thing.targetId, { id: adminId, role: 'ADMIN' });
    await writeToAuthor(services, tx, thing, 'COMMENT', reason);
    return { name: 'COMMENT_REMOVED', subject: 'COMMENT', before: { words: thing.words } };
  },
  async REVIEW(services, tx, thing, { reason }) {
    await takeReviewAway(services, tx, thing.targetId);
    await writeToAuthor(services, tx, thing, 'REVIEW', reason);
    return { name: 'REVIEW_REMOVED', subject: 'REVIEW', before: { words: thing.words } };
  },
  async MESSAGE(services, tx, thing, { reason }) {
    if (!(await takeMessageAway(services, tx, thing.targetId)))
      throw new AppError('CONFLICT', reportDecisionSentences.decided);
    await writeToAuthor(services, tx, thing, 'MESSAGE', reason);
    // A message is private, so the permanent log does not contain its text.
    return { name: 'MESSAGE_REMOVED', subject: 'MESSAGE' };
  },
  async ENQUIRY(services, tx, thing, { reason }) {
    if (!(await takeEnquiryAway(services, tx, thing.targetId)))
      throw new AppError('CONFLICT', reportDecisionSentences.decided);
    await writeToAuthor(services, tx, thing, 'ENQUIRY', reason);
    // Enquiries are private too.
    return { name: 'ENQUIRY_REMOVED', subject: 'ENQUIRY' };
  },
  async ANSWER(services, tx, thing, { reason }) {
    if (!(await takeAnswerAway(services, tx, thing.targetId)))
      throw new AppError('CONFLICT', reportDecisionSentences.decided);
    await writeToAuthor(services, tx, thing, 'ANSWER', reason);
    return { name: 'ANSWER_REMOVED', subject: 'ANSWER' };
  },
  async STORY(services, tx, thing, { reason }) {
    if (thing.ownerId === null) throw notFound('stories.storyMissing');
    await takeStoryAway(services, tx, thing.ownerId, thing.targetId);
    await writeToAuthor(services, tx, thing, 'STORY', reason);
    return { name: 'STORY_REMOVED', subject: 'STORY' };
  },
};

/**
 * Hides the design, or removes the comment, review, message, enquiry, answer or story, that was reported. Settles all
 * open reports about it and notifies its owner and the reporters. Throws NOT_FOUND, FORBIDDEN for what is the admin's
 * own, CONFLICT for a person who is neither suspended nor banned, or if it was decided or has changed meanwhile.
 */
export async function takeDownReported(services: Services, decider: ReportDecider): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const thing = await findDecidable(tx, decider);
    const { reportId, adminId, reason } = decider;
    // Lock the thing before its reports, in the same order as hiding a design from its own page, to avoid deadlocks.
    const act = await takeDowns[thing.kind](services, tx, thing, decider);
    if (act) await recordAct(services, tx, { adminId, reason, subjectId: thing.targetId, ...act });
    const settled = await settleReports(services, tx, thing, { adminId, reason, decision: 'UPHELD' });
    refuseDecided(settled, reportId);
  });
}

async function writeToAuthor(
  { mail }: Services,
  tx: Transaction,
  { ownerName, ownerEmail, ownerConfirmedAt, ownerIsHere, words }: ReportedThing,
  what: Exclude<ReportKind, 'USER' | 'DESIGN'>,
  reason: string,
): Promise<void> {
  if (ownerEmail === null || ownerName === null || !ownerIsHere) return;
  // An unconfirmed address may be a stranger's, so the text is not sent there.
  const quoted = ownerConfirmedAt === null ? null : words;
  const title =
    quoted === null ? letterPart(`removed.a${what}`) : letterPart(`removed.this${what}`, { words: quoted });
  await mail.send(tx, {
    to: ownerEmail,
    isOurs: true,
    name: ownerName,
    says: letterOf(`removed.${what}`, { told: title, reason }),
  });
}
