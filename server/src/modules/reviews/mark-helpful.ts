import { reviewSentences } from '#contracts/reviews/review.rules.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteVote, hasVote, insertVote, lockReview, setHelpfulCount } from './reviews.queries.ts';

interface HelpfulChange {
  userId: number;
  reviewId: number;
  /** The requested state; undefined toggles it. */
  wanted: boolean | undefined;
}

/**
 * Marks a review as helpful, or removes the mark. Throws NOT_FOUND for a review that the viewer may not see,
 * BAD_REQUEST for their own.
 */
export function markHelpful(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, reviewId, wanted }: HelpfulChange,
): Promise<{ isHelpful: boolean; helpfulCount: number }> {
  return inTransaction(db, async (tx) => {
    const review = await lockReview(tx, reviewId, userId);
    if (!review) throw notFound('reviews.reviewMissing');
    if (review.userId === userId) throw new AppError('BAD_REQUEST', reviewSentences.ownHelpful);
    const was = await hasVote(tx, userId, reviewId);
    const isHelpful = wanted ?? !was;
    if (isHelpful === was) return { isHelpful, helpfulCount: review.helpfulCount };
    const helpfulCount = review.helpfulCount + (isHelpful ? 1 : -1);
    if (isHelpful) await insertVote(tx, { userId, reviewId, createdAt: clock.now() });
    else await deleteVote(tx, userId, reviewId);
    await setHelpfulCount(tx, reviewId, helpfulCount);
    return { isHelpful, helpfulCount };
  });
}
