import { eachLanguage } from './each-language.ts';
import { loadSentencesIn } from './load-sentences.ts';

/** The sentences of all languages; a browser loads only those of its page. */
export const sentencesIn = await eachLanguage(loadSentencesIn);
