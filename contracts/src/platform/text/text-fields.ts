import * as z from 'zod/mini';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { readableLine, readableLines } from './readable-text.ts';
import { plainDigits, readNumber } from './typed-numbers.ts';

/**
 * Checks for every text field that other people read, instead of `z.trim()`. Later checks see the text as stored, so
 * lengths count readable characters and `z.minLength(1, …)` refuses invisible text.
 */
export const oneLine = z.overwrite(readableLine);
export const manyLines = z.overwrite(readableLines);

/** The error for a name of only dots and dashes. */
const unreadableNameSentence = sentence('accounts.unreadableName');

/** For people's names, after `oneLine`. */
export const hasLetter = z.refine<string>(
  (name) => name === '' || /[\p{L}\p{N}]/u.test(name),
  rule(unreadableNameSentence),
);

const asSent = z.union([z.number(), z.string()]);

/** A whole number from `least` to `most`, sent as text by queries and forms. */
export function wholeNumber(least: number, most: number, message?: string) {
  return z.pipe(
    asSent,
    z.pipe(
      z.transform(readNumber),
      z.int(message).check(z.minimum(least, message), z.maximum(most, message)),
    ),
  );
}

/** For text whose digits may be of any script: a code, a phone number, an optional count. */
export const digitsOfAnyScript = z.overwrite((text: string) => plainDigits(readableLine(text)));
