import { eventKind } from '#server/platform/events/events.ts';

/** A review was written; an edit of it is not told again. */
export const reviewPosted = eventKind<{ reviewId: number; designId: number; userId: number }>(
  'review.posted',
);
