import type { NamedMessage } from '#contracts/platform/success-message.ts';
import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { sentences as english } from '#contracts/words/en/sentences.ts';
import { inEnglish } from '#contracts/words/in-english.ts';
import { readRule } from '#contracts/words/rule.ts';
import { type Gaps, type Reason, type Sentence, sentence } from '#contracts/words/sentence.ts';

/** A success response: the English sentence, its name in the catalogue and its values. */
export interface Success extends Sentence {
  success: true;
  message: string;
}

/** The common fields of a success response with a sentence from the catalogue. */
export function succeed<R extends Reason>(reason: R, ...gaps: Gaps<R>): Success {
  const named = sentence(reason, ...gaps);
  return { success: true, message: inEnglish(named), ...named };
}

/** A sentence within a reply; null if there is none. */
export function withMessage(given: Sentence): NamedMessage;
export function withMessage(given: Sentence | null): NamedMessage | null;
export function withMessage(given: Sentence | null): NamedMessage | null {
  return given && { message: inEnglish(given), ...given };
}

/** Parses a sentence that a row stores in the format of `rule`. Other text is returned unchanged. */
export function readStoredSentence(text: string): NamedMessage {
  const stored = readRule(text);
  if (stored === undefined) return { message: text };
  // The name in an old row may no longer be in the catalogue.
  return withMessage(Object.hasOwn(english, stored.reason) ? stored : fileSentences.unreadableUnnamed);
}
