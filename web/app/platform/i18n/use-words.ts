import { wordsOf } from './words.ts';

/** The words of a feature, or of one part of them, in the language of the page. */
export const useWords: typeof wordsOf = (words, part) => wordsOf(words, part);
