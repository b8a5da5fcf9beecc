import { type ComplaintPriority, complaintSentences } from '#contracts/complaints/complaint.rules.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { sideOf } from './complaint-reader.ts';
import { complaintSorted } from './complaints.events.ts';
import { atDesk, type LockedComplaint, setSorting } from './complaints.queries.ts';

/**
 * Assigns a locked complaint to an admin, or to nobody. Throws INVALID_INPUT if the assignee is a side of it or not
 * an admin.
 */
export async function assignComplaint(
  { events }: Pick<Services, 'events'>,
  tx: Transaction,
  complaint: LockedComplaint,
  assigneeId: number | null,
): Promise<void> {
  const complaintId = complaint.id;
  if (assigneeId !== null && !(await isFor(tx, complaint, assigneeId))) {
    throw invalidInput({ assigneeId: complaintSentences.notAtDesk });
  }
  await setSorting(tx, complaintId, { assigneeId });
  await events.publish(tx, complaintSorted, { complaintId });
}

/** Sets the priority of a locked complaint. */
export async function prioritiseComplaint(
  { events }: Pick<Services, 'events'>,
  tx: Transaction,
  complaintId: number,
  priority: ComplaintPriority,
): Promise<void> {
  await setSorting(tx, complaintId, { priority });
  await events.publish(tx, complaintSorted, { complaintId });
}

async function isFor(tx: Transaction, complaint: LockedComplaint, adminId: number): Promise<boolean> {
  const isSide = sideOf(complaint, { id: adminId, isDesk: true }) !== 'DESK';
  return !isSide && (await atDesk(tx, [adminId])).length > 0;
}
