import { sentence } from '#contracts/sentences/sentence.ts';
/** How many unfinished designs one maker keeps. */
export const mostDrafts = 20;

/** A draft that nobody has written in for so long goes. */
export const draftDays = 90;

/** So many days before, its maker is told; it stays at least as long after that. */
export const draftWarningDays = 7;

export const draftSentences = {
  full: sentence('designs.draftsFull', { most: mostDrafts }),
  published: sentence('designs.draftPublished'),
  meanwhile: sentence('designs.draftMeanwhile'),
} as const;
