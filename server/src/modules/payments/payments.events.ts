import type { DisputeStatus } from '#contracts/admin/books/disputes.rules.ts';
import { eventKind } from '#server/platform/events/events.ts';

/** A refund was promised, is done, or has failed for now. */
export const refundMoved = eventKind<{ refundId: number; status: 'QUEUED' | 'PROCESSED' | 'FAILED' }>(
  'payment.refund-moved',
);

/** A dispute of a payment was opened, changed its status or ended. */
export const disputeMoved = eventKind<{
  disputeId: number;
  orderId: number;
  status: DisputeStatus;
  /** Null if the dispute is new. */
  before: DisputeStatus | null;
}>('payment.dispute-moved');
