import { complaintSentences } from '#contracts/complaints/complaint.rules.ts';
import type { ComplaintSide } from '#contracts/complaints/complaints.states.ts';
import { AppError } from '#server/platform/http/app-error.ts';

/** Who reads or writes: a person, and whether they stand at the desk, which sees every complaint. */
export interface ComplaintReader {
  id: number;
  isDesk: boolean;
}

/** What a reader is to a complaint that they may read. An admin who is one of its sides is that side. */
export function sideOf(
  { complainantId, respondentId }: { complainantId: number; respondentId: number | null },
  reader: ComplaintReader,
): ComplaintSide {
  if (complainantId === reader.id) return 'COMPLAINANT';
  return respondentId === reader.id ? 'RESPONDENT' : 'DESK';
}

/** The desk does not decide what is about itself. Throws FORBIDDEN. */
export function refuseOwn(
  complaint: { complainantId: number; respondentId: number | null },
  reader: ComplaintReader,
): void {
  if (reader.isDesk && sideOf(complaint, reader) !== 'DESK')
    throw new AppError('FORBIDDEN', complaintSentences.ownOfDesk);
}
