import * as z from 'zod/mini';
import { oneLine } from '#contracts/platform/text/text-fields.ts';
import { isIndia, usualCountry } from './country.ts';
import { fitsCountry, pincodeSentence, withoutGap } from './pincode.ts';

/** Said where there is none; other countries have postal codes of their own. */
const noPincodeSentence = 'Please write the PIN code; in India it has 6 digits';

/** The shortest postal code of any country, and the longest that is kept, in signs. */
const [leastSigns, mostSigns] = [3, 12];

/** On the country of an address: India is kept under one name, other countries as they were written. */
export const oneIndia = z.overwrite<string>((text) => (isIndia(text) ? usualCountry : text));

/** The PIN code of any address. `missing` is said where nothing is written; `checkPincode` belongs on its object. */
export function pincodeText(missing = noPincodeSentence) {
  return z
    .string(missing)
    .check(
      oneLine,
      z.minLength(1, { error: missing, abort: true }),
      z.minLength(leastSigns, noPincodeSentence),
      z.maxLength(mostSigns, `Please keep this under ${mostSigns} characters`),
      z.overwrite(withoutGap),
    );
}

/** Of an address: in India its PIN code is one of India's. */
export const checkPincode = z.refine<{ pincode: string; country: string }>(fitsCountry, {
  error: pincodeSentence,
  path: ['pincode'],
});
