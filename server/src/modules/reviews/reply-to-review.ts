import { reviewSentences } from '#contracts/reviews/review.rules.ts';
import type { Review } from '#contracts/reviews/reviews.contract.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { presentReview } from './lists/present-review.ts';
import { reviewById } from './lists/reviews-lists.queries.ts';
import { lockReview, setReply } from './reviews.queries.ts';

interface Answer {
  makerId: number;
  reviewId: number;
  content: string;
}

/** The maker's single reply. Throws NOT_FOUND for a review of another maker's design, CONFLICT for a second reply. */
export function replyToReview(
  { db, clock, env }: Pick<Services, 'db' | 'clock' | 'env'>,
  { makerId, reviewId, content }: Answer,
): Promise<Review> {
  return inTransaction(db, async (tx) => {
    const review = await lockReview(tx, reviewId, makerId);
    if (review?.makerId !== makerId) throw notFound('reviews.reviewMissing');
    if (review.reply !== null) throw new AppError('CONFLICT', reviewSentences.replied);
    await setReply(tx, reviewId, { reply: content, repliedAt: clock.now() });
    const [row] = await reviewById(tx, { id: reviewId, viewerId: makerId });
    if (!row) throw new Error('The review that was just answered is not there');
    return presentReview(row, { mediaUrl: env.MEDIA_URL, viewerId: makerId });
  });
}
