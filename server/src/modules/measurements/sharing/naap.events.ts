import { eventKind } from '#server/platform/events/events.ts';

/** What the buyer shares with an order changed: it was shared, revoked or frozen. Names no values. */
export const naapShareChanged = eventKind<{ orderId: number; ownerId: number; makerId: number }>(
  'naap.share-changed',
);
