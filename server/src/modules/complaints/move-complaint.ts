import { type ComplaintStatus, refusalOfComplaintMove } from '#contracts/complaints/complaints.states.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type ComplaintReader, sideOf } from './complaint-reader.ts';
import { complaintMoved } from './complaints.events.ts';
import { insertStep, lockComplaint, setStatus } from './complaints.queries.ts';

/**
 * Settles a complaint, opens it again or takes it up, as the table of moves allows. Throws NOT_FOUND for a complaint
 * of other people, ILLEGAL_MOVE with the reason.
 */
export async function moveComplaint(
  { db, clock, events }: Services,
  { complaintId, actor, to }: { complaintId: number; actor: ComplaintReader; to: ComplaintStatus },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const complaint = await lockComplaint(tx, complaintId, actor);
    if (!complaint) throw notFound('This complaint');
    const side = sideOf(complaint, actor);
    const now = clock.now();
    const refusal = refusalOfComplaintMove(complaint, side, to, now);
    if (refusal !== null) throw new AppError('ILLEGAL_MOVE', refusal);
    await setStatus(tx, complaintId, to, now);
    const step = { complaintId, actorId: actor.id, side, fromStatus: complaint.status, toStatus: to };
    const stepId = await insertStep(tx, { ...step, createdAt: now });
    await events.publish(tx, complaintMoved, { complaintId, stepId, actorId: actor.id, side, to });
  });
}
