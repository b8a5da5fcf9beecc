import { eventKind } from '#server/platform/events/events.ts';

export type ShareChange = 'SHARED' | 'REPLACED' | 'REVOKED';

/** What the buyer shares with an order changed. Names no values. */
export const naapShareChanged = eventKind<{
  orderId: number;
  ownerId: number;
  makerId: number;
  /** What the owner did; null if making froze the shares. */
  act: { change: ShareChange; shareId: number } | null;
}>('naap.share-changed');
