import type { Transaction } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { refuseOwn } from './complaint-reader.ts';
import { atDesk, type LockedComplaint, lockComplaint } from './complaints.queries.ts';

/**
 * Locks a complaint for an admin; an assignee who is no longer an admin counts as none. Throws NOT_FOUND, FORBIDDEN
 * if the admin is a side of it.
 */
export async function holdForDesk(
  tx: Transaction,
  complaintId: number,
  adminId: number,
): Promise<LockedComplaint> {
  const reader = { id: adminId, isDesk: true };
  const complaint = await lockComplaint(tx, complaintId, reader);
  if (!complaint) throw notFound('complaints.complaintMissing');
  refuseOwn(complaint, reader);
  const { assigneeId } = complaint;
  const [assignee] = assigneeId === null ? [] : await atDesk(tx, [assigneeId]);
  return { ...complaint, assigneeId: assignee?.id ?? null };
}
