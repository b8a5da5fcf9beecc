import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, page } from '#contracts/platform/fields.ts';
import { picture } from '#contracts/platform/picture.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { manyLines, wholeNumber } from '#contracts/platform/text/text-fields.ts';
import type { FileRule } from '#contracts/platform/upload-rules.ts';
import { rule } from '#contracts/words/rule.ts';
import { readableLength, reviewLimits, reviewSentences } from './review.rules.ts';
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
  /** How many more pictures are still being prepared. */
  preparing: z.int(),
  createdAt: instant,
  /** Null where its author has not changed it. */
  editedAt: z.nullable(instant),
  user: z.extend(person, {
    /** Whether the author bought this design: what a screen of the first front end marks as verified. */
    isVerified: z.boolean(),
    rating: z.int(),
  }),
  isVerifiedPurchase: z.boolean(),
  helpfulCount: z.int(),
  isHelpful: z.boolean(),
  /** What the maker answered. */
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
     * Only those of buyers, or of people who have not ordered the design; `leading` is the group that a page begins
     * with: buyers, or the others where no buyer has written. Without it everybody's.
     */
    from: z.optional(z.enum([...reviewers, 'leading'])),
    /** Only those with this many stars. */
    stars: z.optional(wholeNumber(1, 5)),
    /** Only those with photos. */
    photos: z.optional(z.enum(['1', 'true'])),
    /** `nextCursor` of the page before; wins over `page`. By age or rating it never repeats or skips. */
    cursor,
  }),
  reply: z.object({
    success: z.literal(true),
    reviews: z.array(review),
    meta: z.object({
      /** Of buyers, to one decimal; null where none of them has written. */
      averageRating: z.nullable(z.number()),
      /** Of buyers and of others, whatever is asked for: as many as the pages without a filter hold. */
      totalReviews: z.int(),
      /** Of buyers: what `averageRating` and `ratingDistribution` are of. */
      verifiedReviews: z.int(),
      /** Whose are listed; null where it is everybody's. */
      from: z.nullable(z.enum(reviewers)),
      /** Of those who are listed. */
      withPhotos: z.int(),
      /** Of those asked for. */
      foundReviews: z.int(),
      totalPages: z.int(),
      currentPage: z.int(),
      /** Of buyers, one star first. */
      ratingDistribution: z.array(ratingShare),
      /** The same of people who have not ordered the design. */
      others: z.object({
        totalReviews: z.int(),
        averageRating: z.nullable(z.number()),
        ratingDistribution: z.array(ratingShare),
      }),
    }),
    /** Null on the last page. */
    nextCursor: z.nullable(z.string()),
    /** Whether the viewer may write one, and the one that they have written. */
    can: z.object({ write: z.boolean() }),
    ownReviewId: z.nullable(idOut),
  }),
});

const reviewComment = z.string(rule(reviewSentences.shortComment)).check(
  manyLines,
  z.refine(
    (text) => readableLength(text) >= reviewLimits.shortestComment,
    rule(reviewSentences.shortComment),
  ),
  z.maxLength(reviewLimits.longestComment, rule(reviewSentences.longComment)),
);

const rating = wholeNumber(1, 5, rule(reviewSentences.noRating));

/** The words of a review, as the form sends them beside its pictures. */
const reviewWords = z.object({ rating, comment: reviewComment });

/** Ids that arrive as a repeated field or separated by commas; '' is none. */
const keptPictures = z.optional(
  z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.union([z.string(), z.number()]))]),
      z.transform((value: string | (string | number)[]): (string | number)[] =>
        [value].flat().flatMap((part) =>
          String(part)
            .split(/[\s,]+/)
            .filter((word) => word !== ''),
        ),
      ),
    ),
    z.array(id, rule(reviewSentences.goneKept)),
  ),
);

const pictures: FileRule = {
  kind: 'PICTURE',
  most: reviewLimits.pictures,
  maxBytes: reviewLimits.pictureBytes,
  tooMany: reviewSentences.tooManyPictures,
};

export const submitReviewAndRating = endpoint({
  method: 'POST',
  path: '/api/design/submitReviewAndRating',
  access: 'member',
  tag: 'reviews',
  summary:
    'Review a design with up to 5 pictures as `images`; a second one by the same person edits the first. `keepImages` names the pictures that stay: without it new pictures take the place of the old ones',
  multipart: true,
  files: { images: pictures },
  body: z.extend(reviewWords, { designId: id, keepImages: keptPictures }),
  reply: z.object({
    ...successMessage,
    data: z.object({
      id: idOut,
      comment: z.string(),
      rating: z.int(),
      createdAt: instant,
      isNew: z.boolean(),
      isVerifiedPurchase: z.boolean(),
      ReviewImage: z.array(z.object({ id: idOut, url: z.string() })),
    }),
  }),
});

export const getOwnReview = endpoint({
  method: 'GET',
  path: '/api/design/:id/ownReview',
  access: 'member',
  tag: 'reviews',
  summary: 'One’s own review of a design, to edit it, and what it is about',
  params: z.object({ id }),
  reply: z.object({
    success: z.literal(true),
    can: z.object({ write: z.boolean() }),
    data: z.nullable(review),
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
        /** Of the newest fifty reviews of buyers, the newest first; `avgRating` and `totalRatings` are of all of them. */
        ratings: z.array(z.object({ rating: z.int() })),
        /** To one decimal. */
        avgRating: z.number(),
        totalRatings: z.int(),
        /** How many people have reviewed it who have not ordered it. */
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
    /** What `before` of the next page is; null on the last one. */
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
    /** Both of buyers. */
    averageRating: z.nullable(z.number()),
    totalReviews: z.int(),
    /** How many more, of people who have not ordered, stand in the list. */
    otherReviews: z.int(),
    data: z.array(
      z.extend(review, {
        /** Null where the design is not to be seen any more. */
        design: z.nullable(z.object({ id: idOut, title: z.string(), image: z.nullable(z.string()) })),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
});
