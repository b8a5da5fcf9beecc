import {
  getMyProductReviewsAndRatings,
  listReviews as listReviewsEndpoint,
  markReviewHelpful,
  replyToReview as replyToReviewEndpoint,
  reviewsOfMaker,
} from '#contracts/reviews/reviews.contract.ts';
import {
  getOwnReview as getOwnReviewEndpoint,
  submitReviewAndRating,
} from '#contracts/reviews/writing/write-review.contract.ts';
import { parseMultipartWords, type Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { withUpload } from '#server/platform/media/uploads/with-upload.ts';
import type { Services } from '#server/platform/services.ts';
import { getOwnReview } from './lists/get-own-review.ts';
import { listOwnReviewedDesigns, listReviewsOfMaker } from './lists/list-maker-reviews.ts';
import { listReviews } from './lists/list-reviews.ts';
import { markHelpful } from './mark-helpful.ts';
import { replyToReview } from './reply-to-review.ts';
import { submitReview } from './submit-review.ts';

/** Registered on a server that parses multipart forms. */
export function reviewUploadRoutes(serve: Serve, services: Services): void {
  serve(
    submitReviewAndRating,
    async ({ viewer, request }) => {
      const data = await withUpload(
        services,
        { endpoint: submitReviewAndRating, request, ownerId: viewer.id },
        ({ words, files }) =>
          submitReview(services, {
            userId: viewer.id,
            ...parseMultipartWords(submitReviewAndRating, words),
            pictures: files,
          }),
      );
      return {
        ...succeed('done.reviewSent'),
        data,
      };
    },
    {
      limits: [{ name: 'review', by: 'account', most: 20, seconds: 3600 }],
      config: { acceptsSlowBody: true },
    },
  );
}

export function reviewRoutes(serve: Serve, services: Services): void {
  serve(
    listReviewsEndpoint,
    ({ params, query, viewer, db }) => listReviews({ ...services, db }, params.id, query, viewer?.id ?? null),
    { visitorSeconds: 1 },
  );

  serve(getOwnReviewEndpoint, async ({ params, viewer }) => {
    const { can, review } = await getOwnReview(services, params.id, viewer.id);
    return { success: true, can, data: review };
  });

  serve(
    markReviewHelpful,
    async ({ params, body, viewer }) => {
      const { isHelpful, helpfulCount } = await markHelpful(services, {
        userId: viewer.id,
        reviewId: params.id,
        wanted: body.wanted,
      });
      return {
        ...succeed(isHelpful ? 'done.helpful' : 'done.notHelpful'),
        isHelpful,
        helpfulCount,
      };
    },
    { limits: [{ name: 'helpful', by: 'account', most: 120, seconds: 60 }] },
  );

  serve(
    replyToReviewEndpoint,
    async ({ params, body, viewer }) => ({
      ...succeed('done.reviewReply'),
      review: await replyToReview(services, {
        makerId: viewer.id,
        reviewId: params.id,
        content: body.content,
      }),
    }),
    { limits: [{ name: 'reply', by: 'account', most: 30, seconds: 60 }] },
  );

  serve(getMyProductReviewsAndRatings, ({ query, viewer }) =>
    listOwnReviewedDesigns(services, viewer.id, query.before),
  );

  serve(
    reviewsOfMaker,
    ({ params, query, viewer, db }) =>
      listReviewsOfMaker({ ...services, db }, params.userId, query.cursor, viewer?.id ?? null),
    { visitorSeconds: 2 },
  );
}
