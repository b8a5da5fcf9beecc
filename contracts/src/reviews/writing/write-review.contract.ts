import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { manyLines, wholeNumber } from '#contracts/platform/text/text-fields.ts';
import type { FileRule } from '#contracts/platform/upload-rules.ts';
import { rule } from '#contracts/words/rule.ts';
import { readableLength, reviewLimits, reviewSentences } from '../review.rules.ts';
import { review } from '../reviews.contract.ts';

const reviewComment = z.string(rule(reviewSentences.shortComment)).check(
  manyLines,
  z.refine(
    (text) => readableLength(text) >= reviewLimits.shortestComment,
    rule(reviewSentences.shortComment),
  ),
  z.maxLength(reviewLimits.longestComment, rule(reviewSentences.longComment)),
);

const rating = wholeNumber(1, 5, rule(reviewSentences.noRating));

/** The text fields of a review, which the form sends with its pictures. */
const reviewWords = z.object({ rating, comment: reviewComment });

/** Ids sent as a repeated field or separated by commas; '' for none. */
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
