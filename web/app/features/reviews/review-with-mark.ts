import type { Review } from '#contracts/reviews/reviews.contract.ts';
import type { ServerMark } from '#web/features/engagement/marks/mark-overlay.ts';

/** A review with the viewer’s mark and how fresh that is. */
export interface ReviewWithMark extends Review {
  helpful: ServerMark;
}

/** `asOf` is `settledMarks()` when the review was asked for. */
export function withMark(review: Review, asOf: number): ReviewWithMark {
  return { ...review, helpful: { on: review.isHelpful, count: review.helpfulCount, asOf } };
}
