import { lockDesign } from '#server/modules/designs/public.ts';
import type { Database } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { moveTotals } from './review-totals.ts';
import { findReview, findTotals, reviewsOfOrder, saveTotals, verifyReview } from './reviews.queries.ts';

/**
 * Updates the verified marks of the reviews that the buyer of an order wrote of its designs, and moves the reviews
 * between the totals of buyers and of others. Idempotent.
 */
export async function verifyReviewsOfOrder(db: Database, orderId: number): Promise<void> {
  for (const { id, designId } of await reviewsOfOrder(db, [orderId])) {
    await inTransaction(db, async (tx) => {
      // Locked first, as in `submitReview`, so that the totals are updated one at a time.
      await lockDesign(tx, designId);
      const review = await findReview(tx, id);
      const [mark] = await verifyReview(tx, [id]);
      if (!review || !mark || mark.isVerified === review.isVerified) return;
      const before = await findTotals(tx, designId);
      await saveTotals(tx, review, before, moveTotals(before, review, { ...review, ...mark }));
    });
  }
}
