import { wordsOf } from './words.ts';

/** The messages of a feature, or of one part of it, in the language of the page. */
export const useWords: typeof wordsOf = (words, part) => wordsOf(words, part);
