import type { Review } from '#contracts/reviews/reviews.contract.ts';
import type { ToldMark } from '#web/features/engagement/marks/mark-overlay.ts';

/** A review with the viewer’s mark and how fresh that is. */
export interface ToldReview extends Review {
  helpful: ToldMark;
}

/** `asOf` is `settledMarks()` when the review was asked for. */
export function toldReview(review: Review, asOf: number): ToldReview {
  return { ...review, helpful: { on: review.isHelpful, count: review.helpfulCount, asOf } };
}
