import type { Review } from '#contracts/reviews/reviews.contract.ts';
import type { ServerMark } from '#web/features/engagement/marks/mark-overlay.ts';

/** A review with the viewer’s mark and how fresh the mark is. */
export interface ReviewWithMark extends Review {
  helpful: ServerMark;
}

/** `asOf` is the value of `settledMarks()` when the review was requested. */
export function withMark(review: Review, asOf: number): ReviewWithMark {
  return { ...review, helpful: { on: review.isHelpful, count: review.helpfulCount, asOf } };
}
