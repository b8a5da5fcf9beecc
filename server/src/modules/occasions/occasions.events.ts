import { eventKind } from '#server/platform/events/events.ts';

/** An instalment for which a payer had opened the link of a share was paid. Published once for each share. */
export const sharePaid = eventKind<{ shareId: number; organiserId: number; occasionId: number }>(
  'occasion.share-paid',
);
