import { lockDesign } from '#server/modules/designs/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { removeMedia } from '#server/platform/media/remove-media.ts';
import type { Services } from '#server/platform/services.ts';
import { moveTotals } from './review-totals.ts';
import {
  findReview,
  listPictureIds,
  removeReview,
  replacePictures,
  reviewedDesign,
  saveTotals,
} from './reviews.queries.ts';

/**
 * Deletes a review with its pictures and its reply, and subtracts it from the totals. Throws NOT_FOUND if the review
 * or its design is gone.
 */
export async function takeReviewAway(
  services: Pick<Services, 'jobs'>,
  tx: Transaction,
  reviewId: number,
): Promise<void> {
  const found = await findReview(tx, reviewId);
  if (!found) throw notFound('reviews.reviewMissing');
  const { designId, makerId } = found;
  // Locked first, as in `submitReview`, so that the totals are updated one at a time.
  await lockDesign(tx, designId);
  const [[design], review] = [await reviewedDesign(tx, [designId, makerId]), await findReview(tx, reviewId)];
  if (!design || !review) throw notFound('reviews.reviewMissing');
  const pictures = await listPictureIds(tx, reviewId);
  await replacePictures(tx, reviewId, []);
  await removeReview(tx, reviewId);
  await saveTotals(tx, { designId, makerId }, design, moveTotals(design, review, null));
  await removeMedia(services, tx, pictures);
}
