import type { ComplaintSide } from '#contracts/complaints/complaints.states.ts';

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
