import type { ParsedOf, ReplyOf } from '#contracts/platform/endpoint.ts';
import { averageRating } from '#contracts/reviews/average-rating.ts';
import type { listReviews as listReviewsEndpoint, Review } from '#contracts/reviews/reviews.contract.ts';
import type { Env } from '#server/env.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { countFound, countReviews, shareOut, sumRatings } from '../review-totals.ts';
import { reviewedDesign } from '../reviews.queries.ts';
import { presentReview } from './present-review.ts';
import { mostHelpful, type ReviewKey, reviewCursor } from './reviews-cursor.ts';
import { helpfulPage, type ReviewRow, reviewPage } from './reviews-lists.queries.ts';

type Query = ParsedOf<typeof listReviewsEndpoint>['query'];

const verifiedOf = { buyers: [true], others: [false], everybody: [true, false] } as const;
const everyRating = [1, 2, 3, 4, 5];
const latestShown = 3;
/** Multiplied by the stars this gives the sort rank of a rating. */
const rankOf = { newest: 0, highest: -1, lowest: 1 } as const;
const beforeEveryRank = -100;
const most = { helpful: mostHelpful, id: Number.MAX_SAFE_INTEGER };

/** A page of a design's reviews and their totals. Throws NOT_FOUND for a design that the viewer may not see. */
export async function listReviews(
  { db, env }: Pick<Services, 'db' | 'env'>,
  designId: number,
  { page, limit, sort, from: asked, stars, photos, cursor }: Query,
  viewerId: number | null,
): Promise<ReplyOf<typeof listReviewsEndpoint>> {
  const [design] = await reviewedDesign(db, [designId, viewerId]);
  if (!design) throw notFound('designs.designMissing');
  const onlyPictured = photos !== undefined;
  const ofBuyers = countReviews(design.byStars);
  const ofOthers = countReviews(design.othersByStars);
  const from = asked === 'leading' ? (ofBuyers > 0 || ofOthers === 0 ? 'buyers' : 'others') : asked;
  const found = countFound(design, { from, stars, onlyPictured });
  const after = cursor === undefined ? null : reviewCursor(sort).read(cursor);
  const skipped = after ? 0 : (page - 1) * limit;
  const rows =
    found <= skipped
      ? []
      : await readPage(db, {
          designId,
          viewerId,
          sort,
          after,
          skipped,
          // One more than shown, to find out whether another page follows.
          wanted: limit + 1,
          verified: verifiedOf[from ?? 'everybody'],
          ratings: stars === undefined ? everyRating : [stars],
          pictured: onlyPictured ? 'true' : 'both',
        });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    success: true,
    reviews: shown.map((row) => presentReview(row, { mediaUrl: env.MEDIA_URL, viewerId })),
    meta: {
      averageRating: averageRating(sumRatings(design.byStars), ofBuyers),
      totalReviews: ofBuyers + ofOthers,
      verifiedReviews: ofBuyers,
      from: from ?? null,
      withPhotos: countFound(design, { from, stars: undefined, onlyPictured: true }),
      foundReviews: found,
      totalPages: Math.ceil(found / limit),
      currentPage: page,
      ratingDistribution: shareOut(design.byStars),
      others: {
        totalReviews: ofOthers,
        averageRating: averageRating(sumRatings(design.othersByStars), ofOthers),
        ratingDistribution: shareOut(design.othersByStars),
      },
    },
    nextCursor: rows.length > limit && last ? reviewCursor(sort).write(last) : null,
    can: { write: design.isPublished && design.makerId !== viewerId },
    ownReviewId: design.ownReviewId,
  };
}

/** The latest few reviews by buyers or by others, for the page of the design. */
export function makeLoadLatestReviews(env: Pick<Env, 'MEDIA_URL'>) {
  return async (
    executor: Executor,
    { designId, viewerId, from }: { designId: number; viewerId: number | null; from: 'buyers' | 'others' },
  ): Promise<Review[]> => {
    const rows = await readPage(executor, {
      designId,
      viewerId,
      sort: 'newest',
      after: null,
      skipped: 0,
      wanted: latestShown,
      verified: verifiedOf[from],
      ratings: everyRating,
      pictured: 'both',
    });
    return rows.map((row) => presentReview(row, { mediaUrl: env.MEDIA_URL, viewerId }));
  };
}

interface Wanted {
  designId: number;
  viewerId: number | null;
  sort: Query['sort'];
  after: ReviewKey | null;
  skipped: number;
  wanted: number;
  verified: readonly boolean[];
  ratings: number[];
  pictured: 'true' | 'both';
}

function readPage(executor: Executor, asked: Wanted): Promise<ReviewRow[]> {
  const { designId, viewerId, sort, after, skipped, wanted, verified, ratings } = asked;
  const pictured = asked.pictured === 'both' ? [true, false] : [true];
  const wantedPage = { designId, viewerId, verified, ratings, pictured, skipped, wanted };
  if (sort === 'helpful') {
    const { helpfulCount, id } = after ?? { helpfulCount: most.helpful, id: most.id };
    return helpfulPage(executor, { ...wantedPage, helpfulCount, id });
  }
  const rank = rankOf[sort];
  const cursorRank = after ? rank * after.rating : beforeEveryRank;
  return reviewPage(executor, { ...wantedPage, rank, cursorRank, cursorId: after?.id ?? most.id });
}
