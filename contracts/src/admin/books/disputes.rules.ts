/**
 * OPEN waits for evidence, UNDER_REVIEW for the bank. The others have ended: won by us, won by the buyer, or
 * withdrawn.
 */
export const disputeStatuses = ['OPEN', 'UNDER_REVIEW', 'WON', 'LOST', 'CLOSED'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

export function isDisputeOpen(status: DisputeStatus): boolean {
  return status === 'OPEN' || status === 'UNDER_REVIEW';
}
