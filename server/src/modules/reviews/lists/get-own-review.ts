import type { Review } from '#contracts/reviews/reviews.contract.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { reviewedDesign } from '../reviews.queries.ts';
import { presentReview } from './present-review.ts';
import { reviewByAuthor } from './reviews-lists.queries.ts';

/**
 * The viewer's own review of a design, and whether they may write one. Throws NOT_FOUND for a design that they may
 * not see.
 */
export async function getOwnReview(
  { db, env }: Pick<Services, 'db' | 'env'>,
  designId: number,
  viewerId: number,
): Promise<{ can: { write: boolean }; review: Review | null }> {
  const [design] = await reviewedDesign(db, [designId, viewerId]);
  if (!design) throw notFound('designs.designMissing');
  const [row] = await reviewByAuthor(db, { designId, viewerId });
  return {
    can: { write: design.isPublished && design.makerId !== viewerId },
    review: row ? presentReview(row, { mediaUrl: env.MEDIA_URL, viewerId }) : null,
  };
}
