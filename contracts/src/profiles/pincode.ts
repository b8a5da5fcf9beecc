import * as z from 'zod/mini';
import { isIndia } from './country.ts';

/** Said of a PIN code that India does not have. */
export const pincodeSentence = 'A PIN code has 6 digits and does not begin with 0';

/** Said where there is none; other countries have postal codes of their own. */
const noPincodeSentence = 'Please write the PIN code; in India it has 6 digits';

/** The shortest postal code of any country, and the longest that is kept, in signs. */
const [leastSigns, mostSigns] = [3, 12];

/** Whether India could have it: six digits, also written as "560 003". */
export function isIndianPincode(text: string): boolean {
  return /^[1-9]\d{2} ?\d{3}$/.test(text.trim());
}

/** False where the country is India and its PIN code could not be; other countries write theirs as they do. */
export function fitsCountry({ pincode, country }: { pincode: string; country: string }): boolean {
  return !isIndia(country) || isIndianPincode(pincode);
}

/** "560 003" → "560003", so that one PIN code is not written in two ways. Leaves anything else as it is. */
export function withoutGap(pincode: string): string {
  return isIndianPincode(pincode) ? pincode.replace(' ', '') : pincode;
}

/** The PIN code of any address. `missing` is said where nothing is written; `checkPincode` belongs on its object. */
export function pincodeText(missing = noPincodeSentence) {
  return z.string(missing).check(
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    z.minLength(leastSigns, noPincodeSentence),
    z.maxLength(mostSigns, `Please keep this under ${mostSigns} characters`),
    z.overwrite((text) => withoutGap(text)),
  );
}

/** Of an address: in India its PIN code is one of India's. */
export const checkPincode = z.refine<{ pincode: string; country: string }>(fitsCountry, {
  error: pincodeSentence,
  path: ['pincode'],
});
