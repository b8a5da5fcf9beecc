import * as z from 'zod/mini';
import { digitsOfAnyScript } from '#contracts/platform/text/text-fields.ts';
import { plainDigits } from '#contracts/platform/text/typed-numbers.ts';
import { rule } from '#contracts/words/rule.ts';
import { sentence } from '#contracts/words/sentence.ts';

/** How many digits a phone number has at the least, and at the most in any country. */
const leastDigits = 10;
const mostDigits = 15;

export const phoneSentences = {
  short: sentence('profiles.phoneShort', { least: leastDigits }),
  noNumber: sentence('profiles.noPhone'),
} as const;

const digitsOf = (text: string) => plainDigits(text).replaceAll(/\D/g, '');

/** Whether it can be a phone number: 10 to 15 digits, not all 0, with blanks, brackets and dashes. */
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

/** A phone number of at most `most` signs, with digits of any script; kept with 0 to 9. */
export function phoneText(most = 20) {
  return z
    .string(rule(phoneSentences.short))
    .check(...checks(most, (text) => digitsOf(text).length >= leastDigits));
}

/** The same where it may be left out or empty. */
export function optionalPhone(most = 20) {
  const isLong = (text: string) => text === '' || digitsOf(text).length >= leastDigits;
  return z._default(z.string(rule(phoneSentences.short)).check(...checks(most, isLong)), '');
}

function checks(most: number, isLong: (text: string) => boolean) {
  return [
    digitsOfAnyScript,
    // One error per number; it does not abort the checks of other fields.
    z.refine<string>(isLong, rule(phoneSentences.short)),
    z.refine<string>((text) => text === '' || !isLong(text) || isPhone(text), rule(phoneSentences.noNumber)),
    z.maxLength(most, rule(sentence('platform.keepUnder', { most }))),
  ] as const;
}

/** A mobile number of India as one reads it out, "+91 90000 00202"; any other number as it was written. */
export function writePhone(text: string): string {
  const [, first, last] = /^(?:\+?91)?([6-9]\d{4})(\d{5})$/.exec(text.replaceAll(/[\s()-]/g, '')) ?? [];
  return first === undefined ? text : `+91 ${first} ${last}`;
}
