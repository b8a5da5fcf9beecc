import { sentence } from '#contracts/words/sentence.ts';
/** The same error for a file that is missing, another person's, or already used. */
export const stagedIsGone = sentence('designs.stagedGone');
