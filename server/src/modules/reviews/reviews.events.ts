import { eventKind } from '#server/platform/events/events.ts';

/** A new review was posted. Edits publish no event. */
export const reviewPosted = eventKind<{ reviewId: number; designId: number; userId: number }>(
  'review.posted',
);
