import { pictureRules } from '#contracts/platform/upload-rules.ts';

const mebibyte = 1024 * 1024;

/** What a review may be; the server reads the bytes to check. */
export const reviewLimits = {
  shortestComment: 10,
  longestComment: 2000,
  longestReply: 1000,
  pictures: 5,
  pictureBytes: 5 * mebibyte,
  pictureTypes: pictureRules.types,
} as const;

/** Said by the forms and by the server alike. */
export const reviewSentences = {
  noRating: 'Please select a rating',
  shortComment: 'Review must be at least 10 characters long',
  longComment: 'Please keep the review under 2,000 characters',
  tooManyPictures: 'Too many images: You can upload maximum 5 images.',
  goneKept: 'A picture of your review could not be found. Please open the page again.',
  ownDesign: 'This is your own design. Reviews come from the people who see and wear it.',
  blocked: 'You cannot review this design.',
  ownHelpful: 'This is your own review. Whether it helps is for others to say.',
  emptyReply: 'Please write a reply first.',
  longReply: 'Please keep the reply under 1,000 characters',
  replied: 'You have replied to this review already.',
} as const;

/** How many letters, marks and signs a person sees: an emoji or a Devanagari syllable counts once per sign. */
export function readableLength(text: string): number {
  return [...text.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim()].length;
}
