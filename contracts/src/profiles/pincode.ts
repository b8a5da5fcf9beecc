import { plainDigits } from '#contracts/platform/text/typed-numbers.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { isIndia } from './country.ts';

/** The error for an impossible Indian PIN code. */
export const pincodeSentence = sentence('profiles.pincode');

/** Whether India could have it: six digits, also written as "560 003". */
export function isIndianPincode(text: string): boolean {
  return /^[1-9]\d{2} ?\d{3}$/.test(plainDigits(text.trim()));
}

/** False where the country is India and its PIN code could not be; other countries write theirs as they do. */
export function fitsCountry({ pincode, country }: { pincode: string; country: string }): boolean {
  return !isIndia(country) || isIndianPincode(pincode);
}

/** "560 003" and "५६०००३" → "560003", so that one PIN code is not written in two ways. Leaves anything else as it is. */
export function withoutGap(pincode: string): string {
  return isIndianPincode(pincode) ? plainDigits(pincode.trim()).replace(' ', '') : pincode;
}
