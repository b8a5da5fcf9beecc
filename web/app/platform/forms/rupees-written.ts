import { readRupees } from '#contracts/platform/text/typed-numbers.ts';

/** "1,250.50" and "₹ 1250.50" are what people write; undefined for anything else. What is no text stays. */
export function rupeesWritten(written: unknown): unknown {
  if (typeof written !== 'string') return written;
  const rupees = readRupees(written);
  return Number.isNaN(rupees) || rupees < 0 ? undefined : rupees;
}
