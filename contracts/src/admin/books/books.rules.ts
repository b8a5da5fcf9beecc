/** The kinds of differences between our books and the provider's, and within our books. */
export const bookDifferenceKinds = [
  'MISSING_HERE',
  'MISSING_THERE',
  'OTHER_SUM',
  'OTHER_STATUS',
  'REFUND_WITHOUT_PAYMENT',
  'DOCUMENT_WITHOUT_PAYMENT',
  'PAYMENT_WITHOUT_DOCUMENT',
  'ORDER_SUM',
] as const;
export type BookDifferenceKind = (typeof bookDifferenceKinds)[number];

export const bookSubjects = ['PAYMENT', 'REFUND', 'DOCUMENT', 'ORDER'] as const;

export interface BookDifference {
  kind: BookDifferenceKind;
  subject: (typeof bookSubjects)[number];
  /** The provider's id, or the name of a document or of an order's sum. */
  reference: string;
  /** Null where nothing here belongs to it. */
  orderId: number | null;
  /** In words or rupees: what we have, and what the other side has. */
  ours: string;
  theirs: string;
}

/** Milliseconds: the nightly audit has missed a night when its last one ended before. */
const auditMayBeOld = 2 * 24 * 3_600_000;

export function isAuditOverdue(finishedAt: Date, now: Date): boolean {
  return now.getTime() - finishedAt.getTime() > auditMayBeOld;
}

/** The most that are shown at once; the rest appear as these are settled. */
export const shownDifferences = 200;
