import { reportDecisionSentences } from '#contracts/admin/reports/reports.rules.ts';
import type { ReportKind } from '#contracts/complaints/report.contract.ts';
import { hideDesign } from '#server/modules/designs/public.ts';
import { takeCommentAway } from '#server/modules/engagement/public.ts';
import { takeMessageAway } from '#server/modules/messaging/public.ts';
import { takeReviewAway } from '#server/modules/reviews/public.ts';
import { takeStoryAway } from '#server/modules/stories/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { recordAct } from '../audit/record-act.ts';
import { findDecidable, type ReportDecider, refuseDecided } from './dismiss-report.ts';
import type { ReportedThing } from './reports.queries.ts';
import { settleReports } from './settle-reports.ts';

type TakeDown = (
  services: Services,
  tx: Transaction,
  thing: ReportedThing,
  decider: ReportDecider,
) => Promise<Pick<Parameters<typeof recordAct>[1], 'name' | 'subject' | 'before' | 'after'>>;

const takeDowns: Partial<Record<ReportKind, TakeDown>> = {
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
    await writeToAuthor(services, tx, thing, 'comment', reason);
    return { name: 'COMMENT_REMOVED', subject: 'COMMENT', before: { words: thing.words } };
  },
  async REVIEW(services, tx, thing, { reason }) {
    await takeReviewAway(services, tx, thing.targetId);
    await writeToAuthor(services, tx, thing, 'review', reason);
    return { name: 'REVIEW_REMOVED', subject: 'REVIEW', before: { words: thing.words } };
  },
  async MESSAGE(services, tx, thing, { reason }) {
    await takeMessageAway(services, tx, thing.targetId);
    await writeToAuthor(services, tx, thing, 'message', reason);
    // Two people wrote to each other there: the log, which never forgets, does not keep it.
    return { name: 'MESSAGE_REMOVED', subject: 'MESSAGE' };
  },
  async STORY(services, tx, thing, { reason }) {
    if (thing.ownerId === null) throw notFound('This story');
    await takeStoryAway(services, tx, thing.ownerId, thing.targetId);
    await writeToAuthor(services, tx, thing, 'story', reason);
    return { name: 'STORY_REMOVED', subject: 'STORY' };
  },
};

/** Whether things of this kind are taken down from the queue; people are suspended or banned on their own page. */
export const canBeTakenDown = (kind: ReportKind) => takeDowns[kind] !== undefined;

/**
 * Hides the design, or removes the comment, review, message or story, that was reported: settles all open reports
 * about it, and tells its owner and everybody who reported it. Throws NOT_FOUND, FORBIDDEN for what is the admin's own,
 * BAD_REQUEST for a person, CONFLICT where it was decided or has changed meanwhile.
 */
export async function takeDownReported(services: Services, decider: ReportDecider): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const thing = await findDecidable(tx, decider);
    const takeDown = takeDowns[thing.kind];
    if (!takeDown) throw new AppError('BAD_REQUEST', reportDecisionSentences.otherWay);
    const { reportId, adminId, reason } = decider;
    // The thing is held before its reports, as by whoever hides a design from its own page.
    const act = await takeDown(services, tx, thing, decider);
    await recordAct(tx, { adminId, reason, subjectId: thing.targetId, ...act });
    const settled = await settleReports(services, tx, thing, { adminId, reason, decision: 'UPHELD' });
    refuseDecided(settled, reportId);
  });
}

async function writeToAuthor(
  { mail }: Services,
  tx: Transaction,
  { ownerName, ownerEmail, ownerIsHere, words }: ReportedThing,
  what: string,
  reason: string,
): Promise<void> {
  if (ownerEmail === null || !ownerIsHere) return;
  await mail.send(tx, {
    to: ownerEmail,
    subject: `Your ${what} was removed`,
    text: `Hello ${ownerName},\n\nOur team has removed ${words === null ? `a ${what} of yours.` : `this ${what} of yours: “${words}”`}\n\nWhy: ${reason}\n\nIf you think this is wrong, file a complaint, and somebody will write with you.`,
  });
}
