import { type ComplaintStatus, refusalOfComplaintMove } from '#contracts/complaints/complaints.states.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { type ComplaintReader, sideOf } from './complaint-reader.ts';
import { complaintMoved } from './complaints.events.ts';
import { insertStep, type LockedComplaint, lockComplaint, setStatus } from './complaints.queries.ts';

/**
 * Settles or reopens a complaint, as the table of moves allows. Throws NOT_FOUND for a complaint of other people,
 * ILLEGAL_MOVE with the reason.
 */
export async function moveComplaint(
  services: Services,
  { complaintId, actor, to }: { complaintId: number; actor: ComplaintReader; to: ComplaintStatus },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const complaint = await lockComplaint(tx, complaintId, actor);
    if (!complaint) throw notFound('complaints.complaintMissing');
    await moveHeldComplaint(services, tx, { complaint, actor, to });
  });
}

/** The same for a locked complaint. Throws ILLEGAL_MOVE with the reason. */
export async function moveHeldComplaint(
  { clock, events }: Pick<Services, 'clock' | 'events'>,
  tx: Transaction,
  { complaint, actor, to }: { complaint: LockedComplaint; actor: ComplaintReader; to: ComplaintStatus },
): Promise<void> {
  const { id: complaintId, status } = complaint;
  const side = sideOf(complaint, actor);
  const now = clock.now();
  const refusal = refusalOfComplaintMove(complaint, side, to, now);
  if (refusal !== null) throw new AppError('ILLEGAL_MOVE', refusal);
  await setStatus(tx, complaintId, { status: to, at: now, side, inWords: false });
  const step = { complaintId, actorId: actor.id, side, fromStatus: status, toStatus: to };
  const stepId = await insertStep(tx, { ...step, createdAt: now });
  await events.publish(tx, complaintMoved, { complaintId, stepId, actorId: actor.id, side, to });
}
