import { readableLine } from './readable-text.ts';

/** The digits of every script as 0 to 9: "१२৫٠" → "1250". Everything else stays. */
export function plainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, digitValue);
}

const isDigit = /^\p{Nd}$/u;

/** The digits of a script follow one another, so a digit is as large as there are digits before it. */
function digitValue(sign: string): string {
  const plain = sign.normalize('NFKC');
  if (/^\d$/.test(plain)) return plain;
  let value = 0;
  while (isDigit.test(String.fromCodePoint(Number(sign.codePointAt(0)) - value - 1))) value++;
  return String(value);
}

/** "12", "१२" or "4.5" as a number; NaN for anything else, "1e3" and "0x10" included. A number stays. */
export function readNumber(written: number | string): number {
  if (typeof written === 'number') return written;
  const plain = plainDigits(readableLine(written)).replace('٫', '.');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** What is written around an amount: "₹12,500/-", "Rs. 12500", "12500 rupees". */
const around = /^(?:₹|rs\.?|inr|रु\.?|रू\.?)\s*|\s*(?:\/[-=–]|₹|rs\.?|inr|rupees?|रुपये|रुपए)$/giu;
/** In threes, or as in India in twos before the last three. */
const grouped = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/** Rupees as people write them, "1,25,000", "₹१२५००" or "12500/-"; NaN for anything else. A number stays. */
export function readRupees(written: number | string): number {
  if (typeof written === 'number') return written;
  const plain = plainDigits(readableLine(written)).replaceAll('٬', ',').replaceAll(around, '').trim();
  return readNumber(grouped.test(plain) ? plain.replaceAll(',', '') : plain);
}

/**
 * The id in a number of ours such as "TB-2026-000123": also without its dashes, with blanks or other dashes, behind a #,
 * in digits of any script, and as "123"; null in other words.
 */
export function readNumberOfOurs(prefix: 'TB' | 'TC', written: string): number | null {
  const plain = plainDigits(readableLine(written)).replaceAll(/[\s\p{Pd}\u2212_/.]/gu, '');
  const [, digits] =
    new RegExp(`^#?(?:${prefix}\\d{4}(?=\\d{6}))?#?0*([1-9]\\d{0,14})$`, 'i').exec(plain) ?? [];
  return digits === undefined ? null : Number(digits);
}
