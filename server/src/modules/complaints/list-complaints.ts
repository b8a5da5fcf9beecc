import type { ComplaintSummary } from '#contracts/complaints/complaints.contract.ts';
import { type ComplaintStatus, complaintStatuses } from '#contracts/complaints/complaints.states.ts';
import { cutPage, idCursor } from '#server/platform/http/cursor.ts';
import type { Services } from '#server/platform/services.ts';
import { sideOf } from './complaint-reader.ts';
import { presentComplaintLine } from './present-complaint.ts';
import { complaintsPage } from './read-complaints.queries.ts';

const pageSize = 12;
const newest = Number.MAX_SAFE_INTEGER;

interface Asked {
  status?: ComplaintStatus | undefined;
  cursor?: string | undefined;
}

/**
 * Complaints that a person filed and those about their orders, newest first. Throws INVALID_INPUT for an invalid
 * cursor.
 */
export async function listComplaints(
  { db, env }: Services,
  readerId: number,
  { status, cursor }: Asked,
): Promise<{ data: ComplaintSummary[]; nextCursor: string | null }> {
  const wanted = status === undefined ? complaintStatuses : [status];
  const before = cursor ? idCursor.read(cursor).id : newest;
  const found = await complaintsPage(db, { readerId, statuses: wanted, before, limit: pageSize + 1 });
  const { shown, nextCursor } = cutPage(found, pageSize, idCursor);
  return {
    data: shown.map((row) =>
      presentComplaintLine(row, {
        side: sideOf(row, { id: readerId, isDesk: false }),
        readerId,
        mediaUrl: env.MEDIA_URL,
      }),
    ),
    nextCursor,
  };
}
