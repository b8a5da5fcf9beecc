import { sentence } from '#contracts/words/sentence.ts';
/** The most drafts per maker. */
export const mostDrafts = 20;

/** Days without a change after which a draft is deleted. */
export const draftDays = 90;

/** Days of notice before a draft is deleted. */
export const draftWarningDays = 7;

export const draftSentences = {
  full: sentence('designs.draftsFull', { most: mostDrafts }),
  published: sentence('designs.draftPublished'),
  meanwhile: sentence('designs.draftMeanwhile'),
} as const;
