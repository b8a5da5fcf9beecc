import type { ComplaintSummary } from '#contracts/complaints/complaints.contract.ts';
import { type ComplaintStatus, complaintStatuses } from '#contracts/complaints/complaints.states.ts';
import { invalidInput } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { sideOf } from './complaint-reader.ts';
import { presentComplaintLine } from './present-complaint.ts';
import { complaintsPage } from './read-complaints.queries.ts';

const pageSize = 12;
const newest = Number.MAX_SAFE_INTEGER;

interface Asked {
  status?: ComplaintStatus | undefined;
  cursor?: string | undefined;
}

/** What somebody has filed and what others filed about their orders, newest first. Throws INVALID_INPUT for a cursor that is none. */
export async function listComplaints(
  { db, env }: Services,
  readerId: number,
  { status, cursor }: Asked,
): Promise<{ data: ComplaintSummary[]; nextCursor: string | null }> {
  const wanted = status === undefined ? complaintStatuses : [status];
  const found = await complaintsPage(db, {
    readerId,
    statuses: wanted,
    before: readCursor(cursor),
    limit: pageSize + 1,
  });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return {
    data: rows.map((row) =>
      presentComplaintLine(row, {
        side: sideOf(row, { id: readerId, isDesk: false }),
        readerId,
        publicUrl: env.PUBLIC_URL,
      }),
    ),
    nextCursor: found.length > pageSize && last ? String(last.id) : null,
  };
}

/** A cursor is the id of the last complaint that was shown. */
function readCursor(cursor: string | undefined): number {
  if (cursor === undefined || cursor === '') return newest;
  if (!/^[1-9]\d{0,15}$/.test(cursor)) {
    throw invalidInput({ cursor: 'This page of the list could not be found.' });
  }
  return Math.min(Number(cursor), newest);
}
