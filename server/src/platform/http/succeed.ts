import type { NamedMessage } from '#contracts/platform/success-message.ts';
import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { sentences as english } from '#contracts/words/en/sentences.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { readRule } from '#contracts/words/rule.ts';
import { type Gaps, type Reason, type Sentence, sentence } from '#contracts/words/sentence.ts';

/** What an answer says of a success: the English sentence, its name in the catalogue and what it names. */
export interface Success extends Sentence {
  success: true;
  message: string;
}

/** The head of a successful answer that says a sentence of the catalogue. */
export function succeed<R extends Reason>(reason: R, ...gaps: Gaps<R>): Success {
  const named = sentence(reason, ...gaps);
  return { success: true, message: inEnglish(named), ...named };
}

/** A sentence within a reply; null where there is none. */
export function withMessage(given: Sentence): NamedMessage;
export function withMessage(given: Sentence | null): NamedMessage | null;
export function withMessage(given: Sentence | null): NamedMessage | null {
  return given && { message: inEnglish(given), ...given };
}

/** A sentence that a row keeps as `rule` wrote it; other words as they are. */
export function readStoredSentence(text: string): NamedMessage {
  const stored = readRule(text);
  if (stored === undefined) return { message: text };
  // A row may be older than the name of its sentence.
  return withMessage(Object.hasOwn(english, stored.reason) ? stored : fileSentences.unreadableUnnamed);
}
