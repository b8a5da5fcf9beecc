import * as z from 'zod/mini';
import { oneLine } from '#contracts/platform/text/text-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { isIndia, usualCountry } from './country.ts';
import { fitsCountry, pincodeSentence, withoutGap } from './pincode.ts';

/** The error for a missing PIN code or foreign postal code. */
const noPincodeSentence = sentence('profiles.pincodeNeeded');

/** The shortest postal code of any country, and the longest that is stored, in characters. */
const [leastSigns, mostSigns] = [3, 12];

/** For the country of an address: India is stored under one name, other countries as written. */
export const oneIndia = z.overwrite<string>((text) => (isIndia(text) ? usualCountry : text));

/**
 * The PIN code of an address in any country. `missing` is the error if it is empty; also add `checkPincode` to the
 * object.
 */
export function pincodeText(missing: Sentence = noPincodeSentence) {
  return z
    .string(rule(missing))
    .check(
      oneLine,
      z.minLength(1, { error: rule(missing), abort: true }),
      z.minLength(leastSigns, rule(noPincodeSentence)),
      z.maxLength(mostSigns, rule(sentence('platform.keepUnder', { most: mostSigns }))),
      z.overwrite(withoutGap),
    );
}

/** For an address object: an address in India needs an Indian PIN code. */
export const checkPincode = z.refine<{ pincode: string; country: string }>(fitsCountry, {
  error: rule(pincodeSentence),
  path: ['pincode'],
});
