import { inEnglish } from '#contracts/sentences/in-english.ts';
import { type Gaps, type Reason, type Sentence, sentence } from '#contracts/sentences/sentence.ts';

/** What an answer says of a success: the English sentence, its name in the catalogue and what it names. */
export interface Success extends Sentence {
  success: true;
  message: string;
}

/** The head of a successful answer that says a sentence of the catalogue. */
export function succeed<R extends Reason>(reason: R, ...gaps: Gaps<R>): Success {
  const said = sentence(reason, ...gaps);
  return { success: true, message: inEnglish(said), ...said };
}
