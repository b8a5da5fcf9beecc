import { readRupees } from '#contracts/platform/text/typed-numbers.ts';

/**
 * Parses amounts as people type them, such as "1,250.50" or "₹ 1250.50"; undefined for other text. A value that is
 * not text is returned as is.
 */
export function rupeesWritten(written: unknown): unknown {
  if (typeof written !== 'string') return written;
  const rupees = readRupees(written);
  return Number.isNaN(rupees) || rupees < 0 ? undefined : rupees;
}
