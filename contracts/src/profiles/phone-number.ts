import * as z from 'zod/mini';
import { digitsOfAnyScript } from '#contracts/platform/text/text-fields.ts';
import { plainDigits } from '#contracts/platform/text/typed-numbers.ts';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';

/** The fewest digits of a phone number, and the most in any country. */
const leastDigits = 10;
const mostDigits = 15;

export const phoneSentences = {
  short: sentence('profiles.phoneShort', { least: leastDigits }),
  noNumber: sentence('profiles.noPhone'),
} as const;

const digitsOf = (text: string) => plainDigits(text).replaceAll(/\D/g, '');

/** Whether a text can be a phone number: 10 to 15 digits, not all 0; spaces, brackets and dashes are allowed. */
export function isPhone(text: string): boolean {
  const digits = digitsOf(text);
  return (
    digits.length >= leastDigits &&
    digits.length <= mostDigits &&
    hasNothingElse(text) &&
    !/^0+$/.test(digits)
  );
}

function hasNothingElse(text: string): boolean {
  return /^\+?[\d\s().\-‐-―/]*$/.test(plainDigits(text));
}

/** A phone number of at most `most` characters, with digits of any script; stored with 0 to 9. */
export function phoneText(most = 20) {
  return z
    .string(rule(phoneSentences.short))
    .check(...checks(most, (text) => digitsOf(text).length >= leastDigits));
}

/** A phone number that may be missing or empty. */
export function optionalPhone(most = 20) {
  const isLong = (text: string) => text === '' || digitsOf(text).length >= leastDigits;
  return z._default(z.string(rule(phoneSentences.short)).check(...checks(most, isLong)), '');
}

function checks(most: number, isLong: (text: string) => boolean) {
  return [
    digitsOfAnyScript,
    // Only one error per number; does not abort the checks of other fields.
    z.refine<string>(isLong, rule(phoneSentences.short)),
    z.refine<string>((text) => text === '' || !isLong(text) || isPhone(text), rule(phoneSentences.noNumber)),
    z.maxLength(most, rule(sentence('platform.keepUnder', { most }))),
  ] as const;
}

/** Formats an Indian mobile number as "+91 90000 00202"; other numbers are returned unchanged. */
export function writePhone(text: string): string {
  const [, first, last] = /^(?:\+?91)?([6-9]\d{4})(\d{5})$/.exec(text.replaceAll(/[\s()-]/g, '')) ?? [];
  return first === undefined ? text : `+91 ${first} ${last}`;
}
