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
  /** The provider's id, or the name of a document or of an order's total. */
  reference: string;
  /** Null if nothing here matches it. */
  orderId: number | null;
  /** What we have and what the other side has, in words or rupees. */
  ours: string;
  theirs: string;
}

/** Milliseconds: if the last audit ended longer ago, a nightly audit was missed. */
const auditMayBeOld = 2 * 24 * 3_600_000;

export function isAuditOverdue(finishedAt: Date, now: Date): boolean {
  return now.getTime() - finishedAt.getTime() > auditMayBeOld;
}

/** The most that are shown at once; others appear as these are resolved. */
export const shownDifferences = 200;
