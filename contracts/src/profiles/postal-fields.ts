import * as z from 'zod/mini';
import { oneLine } from '#contracts/platform/text/text-fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { type Sentence, sentence } from '#contracts/words/sentence.ts';
import { isIndia, usualCountry } from './country.ts';
import { fitsCountry, pincodeSentence, withoutGap } from './pincode.ts';

/** The error for a missing PIN code; other countries have their own postal codes. */
const noPincodeSentence = sentence('profiles.pincodeNeeded');

/** The shortest postal code of any country, and the longest that is kept, in signs. */
const [leastSigns, mostSigns] = [3, 12];

/** On the country of an address: India is kept under one name, other countries as they were written. */
export const oneIndia = z.overwrite<string>((text) => (isIndia(text) ? usualCountry : text));

/** The PIN code of any address. `missing` is said where nothing is written; `checkPincode` belongs on its object. */
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

/** Of an address: in India its PIN code is one of India's. */
export const checkPincode = z.refine<{ pincode: string; country: string }>(fitsCountry, {
  error: rule(pincodeSentence),
  path: ['pincode'],
});
