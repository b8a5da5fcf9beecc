import { readableLine } from '#contracts/platform/text/readable-text.ts';
import { plainDigits } from '#contracts/platform/text/typed-numbers.ts';

/** Parses a typed mobile number into E.164; India is the default country. Null if invalid. */
export function readMobileNumber(text: string): string | null {
  const digits = plainDigits(readableLine(text)).replace(/[\s().\u2010-\u2015-]/g, '');
  const [, indian] = /^(?:\+?91|0091|0)?([6-9]\d{9})$/.exec(digits) ?? [];
  if (indian !== undefined) return `+91${indian}`;
  const [, abroad] = /^(?:\+|00)([1-9]\d{7,14})$/.exec(digits) ?? [];
  return abroad === undefined || abroad.startsWith('91') ? null : `+${abroad}`;
}

/** "+919845011111" → "+91 98450 11111"; numbers of other countries are unchanged. */
export function writeMobileNumber(number: string): string {
  return number.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
}
