import { plainDigits } from '#contracts/platform/text/typed-numbers.ts';
import { sentence } from '#contracts/words/sentence.ts';
import { isIndia } from './country.ts';

/** The error for an impossible Indian PIN code. */
export const pincodeSentence = sentence('profiles.pincode');

/** Whether a text has the form of an Indian PIN code: six digits, also as "560 003". */
export function isIndianPincode(text: string): boolean {
  return /^[1-9]\d{2} ?\d{3}$/.test(plainDigits(text.trim()));
}

/** False if the country is India and the PIN code is invalid; postal codes of other countries are not checked. */
export function fitsCountry({ pincode, country }: { pincode: string; country: string }): boolean {
  return !isIndia(country) || isIndianPincode(pincode);
}

/** "560 003" and "५६०००३" → "560003", so that a PIN code has one spelling. Other text is returned unchanged. */
export function withoutGap(pincode: string): string {
  return isIndianPincode(pincode) ? plainDigits(pincode.trim()).replace(' ', '') : pincode;
}
