import { sentences } from './en/sentences.ts';
import { say } from './say.ts';
import type { Sentence } from './sentence.ts';

/** A sentence as the `message` of an answer gives it. @throws where the catalogue has none of this name. */
export function inEnglish(sentence: Sentence): string {
  const words = say(sentence, sentences, 'en');
  if (words === undefined) throw new Error(`no sentence is named ${sentence.reason}`);
  return words;
}
