import { pictureRules } from '#contracts/platform/upload-rules.ts';
import { sentence } from '#contracts/words/sentence.ts';

const mebibyte = 1024 * 1024;

/** Limits of a review; the server checks the bytes. */
export const reviewLimits = {
  shortestComment: 10,
  longestComment: 2000,
  longestReply: 1000,
  pictures: 5,
  pictureBytes: 5 * mebibyte,
  pictureTypes: pictureRules.types,
} as const;

/** Shared by forms and server. */
export const reviewSentences = {
  noRating: sentence('reviews.selectRating'),
  shortComment: sentence('reviews.reviewShort'),
  longComment: sentence('reviews.reviewLong'),
  tooManyPictures: sentence('platform.tooManyImages'),
  goneKept: sentence('reviews.pictureGone'),
  ownDesign: sentence('reviews.ownDesign'),
  blocked: sentence('reviews.blocked'),
  ownHelpful: sentence('reviews.ownHelpful'),
  emptyReply: sentence('reviews.replyFirst'),
  longReply: sentence('reviews.replyLong'),
  replied: sentence('reviews.repliedAlready'),
} as const;

/**
 * The length of the visible text in code points, with each run of spaces counted once. A Devanagari syllable or an
 * emoji may have several code points.
 */
export function readableLength(text: string): number {
  return [...text.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim()].length;
}
