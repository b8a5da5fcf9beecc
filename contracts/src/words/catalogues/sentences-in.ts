import { eachLanguage } from './each-language.ts';
import { loadSentencesIn } from './load-sentences.ts';

/** The sentences of every language; a browser loads only that of its page. */
export const sentencesIn = await eachLanguage(loadSentencesIn);
