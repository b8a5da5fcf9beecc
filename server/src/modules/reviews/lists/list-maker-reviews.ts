import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { averageRating } from '#contracts/reviews/average-rating.ts';
import type { getMyProductReviewsAndRatings, reviewsOfMaker } from '#contracts/reviews/reviews.contract.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { countReviews, sumRatings } from '../review-totals.ts';
import { presentReview } from './present-review.ts';
import { reviewCursor } from './reviews-cursor.ts';
import { makerRating, makerReviewPage, reviewedDesigns } from './reviews-lists.queries.ts';

const reviewsShown = 10;
const designsShown = 20;
const beforeNewest = Number.MAX_SAFE_INTEGER;
const newestCursor = reviewCursor('newest');

/** Reviews of a maker's designs. Returns an empty list for a person without reviews. */
export async function listReviewsOfMaker(
  { db, env }: Pick<Services, 'db' | 'env'>,
  makerId: number,
  cursor: string | undefined,
  viewerId: number | null,
): Promise<ReplyOf<typeof reviewsOfMaker>> {
  const mediaUrl = env.MEDIA_URL;
  const before = cursor === undefined ? beforeNewest : newestCursor.read(cursor).id;
  const [rating = { reviewCount: 0, ratingSum: 0, othersCount: 0 }] = await makerRating(db, [
    makerId,
    viewerId,
  ]);
  const rows =
    rating.reviewCount + rating.othersCount === 0
      ? []
      : await makerReviewPage(db, { makerId, viewerId, before, limit: reviewsShown + 1 });
  const shown = rows.slice(0, reviewsShown);
  const last = shown.at(-1);
  return {
    success: true,
    averageRating: averageRating(rating.ratingSum, rating.reviewCount),
    totalReviews: rating.reviewCount,
    otherReviews: rating.othersCount,
    data: shown.map((row) => ({
      ...presentReview(row, { mediaUrl, viewerId }),
      design: row.isDesignShown
        ? {
            id: row.designId,
            title: row.designTitle,
            image: row.designImageKey === null ? null : pictureUrl(mediaUrl, row.designImageKey),
          }
        : null,
    })),
    nextCursor: rows.length > reviewsShown && last ? newestCursor.write(last) : null,
  };
}

/** The viewer's own reviewed designs, newest first, with the latest ratings and reviews. */
export async function listOwnReviewedDesigns(
  { db, env }: Pick<Services, 'db' | 'env'>,
  makerId: number,
  before: number = beforeNewest,
): Promise<ReplyOf<typeof getMyProductReviewsAndRatings>> {
  const urlOf = (key: string) => pictureUrl(env.MEDIA_URL, key);
  const rows = await reviewedDesigns(db, [makerId, before, designsShown + 1]);
  const shown = rows.slice(0, designsShown);
  return {
    success: true,
    data: shown.map(({ id, title, imageKeys, byStars, othersCount, ratings, latest }) => ({
      id,
      title,
      images: imageKeys.map((key) => ({ url: urlOf(key) })),
      ratings: ratings.map((rating) => ({ rating })),
      avgRating: averageRating(sumRatings(byStars), countReviews(byStars)) ?? 0,
      totalRatings: countReviews(byStars),
      otherRatings: othersCount,
      reviews: latest.map((review) => ({
        id: review.id,
        comment: review.comment,
        rating: review.rating,
        createdAt: new Date(review.createdAt).toISOString(),
        user: {
          id: review.userId,
          name: review.userName,
          profile: { profileImage: review.userImageKey === null ? null : urlOf(review.userImageKey) },
        },
        ReviewImage: review.keys.map((key) => ({ url: urlOf(key) })),
      })),
    })),
    next: rows.length > designsShown ? (shown.at(-1)?.id ?? null) : null,
  };
}
