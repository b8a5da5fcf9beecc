import { sentence } from '#contracts/words/sentence.ts';
/** In characters. */
export const appealLimits = { shortest: 10, longest: 2000 };

export const takedownSentences = {
  appealShort: sentence('designs.appealShort'),
  appealLong: sentence('designs.appealLong'),
  appealSent: sentence('done.appealSent'),
  appealedOnce: sentence('designs.appealedOnce'),
  stands: sentence('designs.notHidden'),
};
