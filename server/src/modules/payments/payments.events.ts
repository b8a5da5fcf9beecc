import { eventKind } from '#server/platform/events/events.ts';

/** Money of an order was promised back, is back, or could not be given back so far. */
export const refundMoved = eventKind<{ refundId: number; status: 'QUEUED' | 'PROCESSED' | 'FAILED' }>(
  'payment.refund-moved',
);
