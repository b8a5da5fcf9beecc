/** OPEN waits for evidence, UNDER_REVIEW for the bank; the others have ended: for us, for the buyer, or taken back. */
export const disputeStatuses = ['OPEN', 'UNDER_REVIEW', 'WON', 'LOST', 'CLOSED'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

export function isDisputeOpen(status: DisputeStatus): boolean {
  return status === 'OPEN' || status === 'UNDER_REVIEW';
}
