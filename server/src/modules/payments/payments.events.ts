import type { DisputeStatus } from '#contracts/admin/books/disputes.rules.ts';
import { eventKind } from '#server/platform/events/events.ts';

/** Money of an order was promised back, is back, or could not be given back so far. */
export const refundMoved = eventKind<{ refundId: number; status: 'QUEUED' | 'PROCESSED' | 'FAILED' }>(
  'payment.refund-moved',
);

/** A payment of an order is disputed at its buyer's bank, or the dispute has moved on or ended. */
export const disputeMoved = eventKind<{
  disputeId: number;
  orderId: number;
  status: DisputeStatus;
  /** Null where it was not known. */
  before: DisputeStatus | null;
}>('payment.dispute-moved');
