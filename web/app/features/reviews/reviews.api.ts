import type { QueryClient } from '@tanstack/react-query';
import type { getProductBasicInfo } from '#contracts/designs/designs.contract.ts';
import type { ReplyOf, RequestOf } from '#contracts/platform/endpoint.ts';
import type {
  getMyProductReviewsAndRatings,
  listReviews,
  markReviewHelpful,
  Review,
  replyToReview,
  reviewsOfMaker,
} from '#contracts/reviews/reviews.contract.ts';
import type {
  getOwnReview,
  submitReviewAndRating,
} from '#contracts/reviews/writing/write-review.contract.ts';
import { settledMarks } from '#web/features/engagement/marks/mark-overlay.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { upload } from '#web/platform/api/upload.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';
import { type ReviewState, reviewParams } from './review-state.ts';
import { type ReviewWithMark, withMark } from './review-with-mark.ts';

export type ReviewsMeta = ReplyOf<typeof listReviews>['meta'];

export interface ReviewsPage {
  reviews: ReviewWithMark[];
  meta: ReviewsMeta;
  next: string | null;
  canWrite: boolean;
  ownReviewId: number | null;
}

const minute = 60_000;
const idShape = /^[1-9]\d{0,14}$/;

/** `id` comes from the address; throws a 404 if it is not a number. */
function checkId(id: string): void {
  if (!idShape.test(id)) throw new ApiError(404, { code: 'NOT_FOUND', message: '' });
}

export function reviewList(id: string, state: ReviewState): ApiList<ReviewsPage> {
  return {
    key: ['reviews', id, reviewParams(state)],
    staleTime: minute / 2,
    async fetch(asked, cursor) {
      checkId(id);
      const asOf = settledMarks();
      const query = { from: 'leading', ...reviewParams(state), ...(cursor === undefined ? {} : { cursor }) };
      const reply = await asked.call<typeof listReviews>('GET /api/design/:id/reviews', {
        params: { id },
        query: query as RequestOf<typeof listReviews>['query'],
      });
      return {
        reviews: reply.reviews.map((review) => withMark(review, asOf)),
        meta: reply.meta,
        next: reply.nextCursor,
        canWrite: reply.can.write,
        ownReviewId: reply.ownReviewId,
      };
    },
    next: (page) => page.next,
  };
}

export type DesignBrief = ReplyOf<typeof getProductBasicInfo>['product'];

/** The reviewed design. */
export function designBriefQuery(id: string): ApiQuery<DesignBrief> {
  return {
    key: ['design-brief', id],
    staleTime: minute,
    async fetch(asked) {
      checkId(id);
      const request = { params: { id } };
      return (
        await asked.call<typeof getProductBasicInfo>('GET /api/design/getProductBasicInfo/:id', request)
      ).product;
    },
  };
}

export interface OwnReview {
  canWrite: boolean;
  review: Review | null;
}

export function ownReviewQuery(id: string): ApiQuery<OwnReview> {
  return {
    key: ['own-review', id],
    // The form must edit the latest version.
    staleTime: 0,
    async fetch(asked) {
      checkId(id);
      const reply = await asked.call<typeof getOwnReview>('GET /api/design/:id/ownReview', {
        params: { id },
      });
      return { canWrite: reply.can.write, review: reply.data };
    },
  };
}

export interface ReviewToSend {
  designId: string;
  rating: number;
  comment: string;
  keepImages: readonly number[];
  files: readonly File[];
}

export async function sendReview(
  { designId, rating, comment, keepImages, files }: ReviewToSend,
  onProgress: (done: number) => void,
): Promise<ReplyOf<typeof submitReviewAndRating>['data']> {
  const body = new FormData();
  body.append('designId', designId);
  body.append('rating', String(rating));
  body.append('comment', comment);
  body.append('keepImages', keepImages.join(','));
  for (const file of files) body.append('images', file, file.name);
  const call = 'POST /api/design/submitReviewAndRating';
  return (await upload<typeof submitReviewAndRating>(call, body, { onProgress })).data;
}

/** Invalidates all that shows a design's reviews, after one was written. */
export function refreshReviews(client: QueryClient, designId: string): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: ['reviews', designId] }),
    client.invalidateQueries({ queryKey: ['own-review', designId] }),
    client.invalidateQueries({ queryKey: ['design', designId] }),
    client.invalidateQueries({ queryKey: ['own-ratings'] }),
    client.invalidateQueries({ queryKey: ['maker-reviews'] }),
  ]);
}

export async function setHelpful(reviewId: number, wanted: boolean): Promise<{ on: boolean; count: number }> {
  const { isHelpful, helpfulCount } = await api.call<typeof markReviewHelpful>(
    'POST /api/design/reviews/:id/helpful',
    {
      params: { id: reviewId },
      body: { wanted },
    },
  );
  return { on: isHelpful, count: helpfulCount };
}

export function sendReply(reviewId: number, content: string): Promise<ReplyOf<typeof replyToReview>> {
  return api.call<typeof replyToReview>('POST /api/design/reviews/:id/reply', {
    params: { id: reviewId },
    body: { content },
  });
}

export type ReviewedDesign = ReplyOf<typeof getMyProductReviewsAndRatings>['data'][number];

interface ReviewedDesigns {
  designs: ReviewedDesign[];
  next: string | null;
}

/** The viewer's own designs that have been reviewed. */
export const ownRatings: ApiList<ReviewedDesigns> = {
  key: ['own-ratings'],
  staleTime: minute,
  async fetch(asked, before) {
    const { data, next } = await asked.call<typeof getMyProductReviewsAndRatings>(
      'GET /api/users/getMyProductReviewsAndRatings',
      {
        query: before === undefined ? {} : { before },
      },
    );
    return { designs: data, next: next === null ? null : String(next) };
  },
  next: (page) => page.next,
};

type MakerReview = ReviewWithMark & Pick<ReplyOf<typeof reviewsOfMaker>['data'][number], 'design'>;

export interface MakerReviewsPage {
  reviews: MakerReview[];
  average: number | null;
  total: number;
  /** How many more reviews are by people who have not ordered. */
  others: number;
  next: string | null;
}

/** The reviews of a maker's designs. */
export function makerReviews(userId: number): ApiList<MakerReviewsPage> {
  return {
    key: ['maker-reviews', userId],
    staleTime: minute,
    async fetch(asked, cursor) {
      const asOf = settledMarks();
      const reply = await asked.call<typeof reviewsOfMaker>('GET /api/public/reviewsOfMaker/:userId', {
        params: { userId },
        query: cursor === undefined ? {} : { cursor },
      });
      return {
        reviews: reply.data.map((review) => ({ ...withMark(review, asOf), design: review.design })),
        average: reply.averageRating,
        total: reply.totalReviews,
        others: reply.otherReviews,
        next: reply.nextCursor,
      };
    },
    next: (page) => page.next,
  };
}
