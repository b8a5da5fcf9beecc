import { complaintSentences } from '#contracts/complaints/complaint.rules.ts';
import type { ComplaintSide } from '#contracts/complaints/complaints.states.ts';
import { AppError } from '#server/platform/http/app-error.ts';

/** The reader or writer: a person, and whether they belong to the desk, which sees every complaint. */
export interface ComplaintReader {
  id: number;
  isDesk: boolean;
}

/** The side on which a reader is. An admin who is a side of the complaint counts as that side. */
export function sideOf(
  { complainantId, respondentId }: { complainantId: number; respondentId: number | null },
  reader: ComplaintReader,
): ComplaintSide {
  if (complainantId === reader.id) return 'COMPLAINANT';
  return respondentId === reader.id ? 'RESPONDENT' : 'DESK';
}

/** The desk does not decide complaints of its own members. Throws FORBIDDEN. */
export function refuseOwn(
  complaint: { complainantId: number; respondentId: number | null },
  reader: ComplaintReader,
): void {
  if (reader.isDesk && sideOf(complaint, reader) !== 'DESK')
    throw new AppError('FORBIDDEN', complaintSentences.ownOfDesk);
}
