import { readableLine } from './readable-text.ts';

/** Replaces digits of every script by 0 to 9: "१२৫٠" → "1250". Everything else is unchanged. */
export function plainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, digitValue);
}

const isDigit = /^\p{Nd}$/u;

/** The digits of a script have consecutive code points, so the value is the number of digits before it. */
function digitValue(sign: string): string {
  const plain = sign.normalize('NFKC');
  if (/^\d$/.test(plain)) return plain;
  let value = 0;
  while (isDigit.test(String.fromCodePoint(Number(sign.codePointAt(0)) - value - 1))) value++;
  return String(value);
}

/** Parses "12", "१२" or "4.5"; NaN for anything else, including "1e3" and "0x10". Numbers are returned unchanged. */
export function readNumber(written: number | string): number {
  if (typeof written === 'number') return written;
  const plain = plainDigits(readableLine(written)).replace('٫', '.');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** What people write around an amount: "₹12,500/-", "Rs. 12500", "12500 rupees". */
const around = /^(?:₹|rs\.?|inr|रु\.?|रू\.?)\s*|\s*(?:\/[-=–]|₹|rs\.?|inr|rupees?|रुपये|रुपए)$/giu;
/** Groups of three digits, or Indian groups of two before the last three. */
const grouped = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;

/**
 * Parses rupees as people write them, "1,25,000", "₹१२५००" or "12500/-"; NaN for anything else. Numbers are returned
 * unchanged.
 */
export function readRupees(written: number | string): number {
  if (typeof written === 'number') return written;
  const plain = plainDigits(readableLine(written)).replaceAll('٬', ',').replaceAll(around, '').trim();
  return readNumber(grouped.test(plain) ? plain.replaceAll(',', '') : plain);
}

/**
 * The id in an order or complaint number such as "TB-2026-000123". Accepts it without dashes, with spaces or other
 * dashes, after a #, in digits of any script, and as "123". Null for other text.
 */
export function readNumberOfOurs(prefix: 'TB' | 'TC', written: string): number | null {
  const plain = plainDigits(readableLine(written)).replaceAll(/[\s\p{Pd}\u2212_/.]/gu, '');
  const [, digits] =
    new RegExp(`^#?(?:${prefix}\\d{4}(?=\\d{6}))?#?0*([1-9]\\d{0,14})$`, 'i').exec(plain) ?? [];
  return digits === undefined ? null : Number(digits);
}
