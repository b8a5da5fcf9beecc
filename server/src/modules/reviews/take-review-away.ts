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
 * Deletes a review for good, with its pictures, its reply and what it counted. Throws NOT_FOUND where it has gone, or
 * its design.
 */
export async function takeReviewAway(
  services: Pick<Services, 'jobs'>,
  tx: Transaction,
  reviewId: number,
): Promise<void> {
  const found = await findReview(tx, reviewId);
  if (!found) throw notFound('reviews.reviewMissing');
  const { designId, makerId } = found;
  // The lock comes first, as for the person who writes a review: the totals follow their rows one by one.
  await lockDesign(tx, designId);
  const [[design], review] = [await reviewedDesign(tx, [designId, makerId]), await findReview(tx, reviewId)];
  if (!design || !review) throw notFound('reviews.reviewMissing');
  const pictures = await listPictureIds(tx, reviewId);
  await replacePictures(tx, reviewId, []);
  await removeReview(tx, reviewId);
  await saveTotals(tx, { designId, makerId }, design, moveTotals(design, review, null));
  await removeMedia(services, tx, pictures);
}
