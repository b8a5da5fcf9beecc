import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, page } from '#contracts/platform/fields.ts';
import { picture } from '#contracts/platform/picture.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { manyLines, wholeNumber } from '#contracts/platform/text/text-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { reviewLimits, reviewSentences } from './review.rules.ts';
import { reviewers, reviewSorts } from './review-choices.ts';

const reviewPageSize = 5;

const person = z.object({
  id: idOut,
  name: z.string(),
  profileImage: z.nullable(z.string()),
});

export const review = z.object({
  id: idOut,
  comment: z.string(),
  /** 1 to 5. */
  rating: z.int(),
  images: z.array(z.string()),
  pictures: z.array(z.extend(picture, { mediaId: idOut })),
  /** Number of further pictures that are still being processed. */
  preparing: z.int(),
  createdAt: instant,
  /** Null if its author has not changed it. */
  editedAt: z.nullable(instant),
  user: z.extend(person, {
    /** Whether the author bought this design; older front ends mark such reviews as verified. */
    isVerified: z.boolean(),
    rating: z.int(),
  }),
  isVerifiedPurchase: z.boolean(),
  helpfulCount: z.int(),
  isHelpful: z.boolean(),
  /** The maker's reply. */
  reply: z.nullable(z.object({ content: z.string(), createdAt: instant, maker: person })),
  /** What the viewer may do. */
  can: z.object({
    edit: z.boolean(),
    reply: z.boolean(),
    markHelpful: z.boolean(),
    report: z.boolean(),
  }),
});
export type Review = z.output<typeof review>;

export type ReviewSort = (typeof reviewSorts)[number];

const cursor = z.optional(z.string().check(z.maxLength(80)));

const ratingShare = z.object({ stars: z.int(), percentage: z.number(), count: z.int() });

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/design/:id/reviews',
  access: 'anyone',
  mayBeStale: true,
  tag: 'reviews',
  summary: 'Reviews of a design by page or read on by cursor, with its average and the share of each rating',
  params: z.object({ id }),
  query: z.object({
    page,
    limit: z._default(wholeNumber(1, 50), reviewPageSize),
    sort: z._default(z.enum(reviewSorts), 'newest'),
    /**
     * Only reviews by buyers, or by people who have not ordered the design. `leading` is the group a page starts
     * with: buyers, or the others if no buyer has reviewed. If omitted, all reviews.
     */
    from: z.optional(z.enum([...reviewers, 'leading'])),
    /** Only reviews with this many stars. */
    stars: z.optional(wholeNumber(1, 5)),
    /** Only reviews with photos. */
    photos: z.optional(z.enum(['1', 'true'])),
    /**
     * `nextCursor` of the previous page; takes precedence over `page`. Sorted by age or rating, pages never repeat or
     * skip reviews.
     */
    cursor,
  }),
  reply: z.object({
    success: z.literal(true),
    reviews: z.array(review),
    meta: z.object({
      /** The average of reviews by buyers, to one decimal; null if there are none. */
      averageRating: z.nullable(z.number()),
      /**
       * Number of reviews by buyers and others, regardless of the filter: as many as the unfiltered pages contain.
       */
      totalReviews: z.int(),
      /** Number of reviews by buyers, on which `averageRating` and `ratingDistribution` are based. */
      verifiedReviews: z.int(),
      /** The group that is listed; null if both are. */
      from: z.nullable(z.enum(reviewers)),
      /** Number of reviews with photos in the listed group. */
      withPhotos: z.int(),
      /** Number of reviews that match the filters. */
      foundReviews: z.int(),
      totalPages: z.int(),
      currentPage: z.int(),
      /** Ratings by buyers, one star first. */
      ratingDistribution: z.array(ratingShare),
      /** The same figures for people who have not ordered the design. */
      others: z.object({
        totalReviews: z.int(),
        averageRating: z.nullable(z.number()),
        ratingDistribution: z.array(ratingShare),
      }),
    }),
    /** Null on the last page. */
    nextCursor: z.nullable(z.string()),
    /** Whether the viewer may write a review; `ownReviewId` is the one they have written. */
    can: z.object({ write: z.boolean() }),
    ownReviewId: z.nullable(idOut),
  }),
});

export const markReviewHelpful = endpoint({
  method: 'POST',
  path: '/api/design/reviews/:id/helpful',
  access: 'member',
  tag: 'reviews',
  summary: 'Say that a review helps, or take it back; with `wanted` the state to reach',
  params: z.object({ id }),
  body: z.object({ wanted: z.optional(z.boolean()) }),
  reply: z.object({
    ...successMessage,
    isHelpful: z.boolean(),
    helpfulCount: z.int(),
  }),
});

const reviewReplyWords = z.object({
  content: z
    .string(rule(reviewSentences.emptyReply))
    .check(
      manyLines,
      z.minLength(1, rule(reviewSentences.emptyReply)),
      z.maxLength(reviewLimits.longestReply, rule(reviewSentences.longReply)),
    ),
});

export const replyToReview = endpoint({
  method: 'POST',
  path: '/api/design/reviews/:id/reply',
  access: 'member',
  tag: 'reviews',
  summary: 'Answer a review of one’s own design, once',
  params: z.object({ id }),
  body: reviewReplyWords,
  reply: z.object({ ...successMessage, review }),
});

export const getMyProductReviewsAndRatings = endpoint({
  method: 'GET',
  path: '/api/users/getMyProductReviewsAndRatings',
  access: 'member',
  tag: 'reviews',
  summary:
    'One’s own designs that have been reviewed, newest first, with every rating and the latest reviews',
  query: z.object({ before: z.optional(id) }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(
      z.object({
        id: idOut,
        title: z.string(),
        images: z.array(z.object({ url: z.string() })),
        /**
         * Ratings of the newest fifty reviews by buyers, newest first; `avgRating` and `totalRatings` cover all
         * reviews by buyers.
         */
        ratings: z.array(z.object({ rating: z.int() })),
        /** To one decimal. */
        avgRating: z.number(),
        totalRatings: z.int(),
        /** Number of reviews by people who have not ordered it. */
        otherRatings: z.int(),
        reviews: z.array(
          z.object({
            id: idOut,
            comment: z.string(),
            rating: z.int(),
            createdAt: instant,
            user: z.object({
              id: idOut,
              name: z.string(),
              profile: z.object({ profileImage: z.nullable(z.string()) }),
            }),
            ReviewImage: z.array(z.object({ url: z.string() })),
          }),
        ),
      }),
    ),
    /** `before` of the next page; null on the last page. */
    next: z.nullable(idOut),
  }),
});

export const reviewsOfMaker = endpoint({
  method: 'GET',
  path: '/api/public/reviewsOfMaker/:userId',
  access: 'anyone',
  mayBeStale: true,
  tag: 'reviews',
  summary: 'What people say about the designs of a maker, newest first, with the average of buyers',
  params: z.object({ userId: id }),
  query: z.object({ cursor }),
  reply: z.object({
    success: z.literal(true),
    /** Average and number of reviews by buyers. */
    averageRating: z.nullable(z.number()),
    totalReviews: z.int(),
    /** Number of further reviews in the list, by people who have not ordered. */
    otherReviews: z.int(),
    data: z.array(
      z.extend(review, {
        /** Null if the design is no longer visible. */
        design: z.nullable(z.object({ id: idOut, title: z.string(), image: z.nullable(z.string()) })),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
});
