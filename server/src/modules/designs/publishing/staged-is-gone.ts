import { sentence } from '#contracts/sentences/sentence.ts';
/** Said where a file is not there, not the sender's, or in use already: the three look the same. */
export const stagedIsGone = sentence('designs.stagedGone');
