import { sentences } from './en/sentences.ts';
import { say } from './say.ts';
import type { Sentence } from './sentence.ts';

/** A sentence in English, as in the `message` of a reply. @throws if the catalogue lacks it. */
export function inEnglish(sentence: Sentence): string {
  const words = say(sentence, sentences, 'en');
  if (words === undefined) throw new Error(`no sentence is named ${sentence.reason}`);
  return words;
}
