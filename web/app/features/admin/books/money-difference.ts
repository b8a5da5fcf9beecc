import { formatRupees, toPaise, toRupees } from '#contracts/money/money.ts';

const amounts = /₹(-?\d+(?:\.\d+)?)/g;

function amountIn(text: string): number | null {
  const [first] = [...text.matchAll(amounts)];
  return first ? Number(first[1]) : null;
}

/** Formats the plain amounts in a text, such as "captured, ₹5400.00", for reading. */
export function withReadableAmounts(text: string): string {
  return text.replace(amounts, (_, rupees) => formatRupees(Number(rupees)));
}

/**
 * Our amount minus the provider's, in rupees. If only one side exists, the other counts as 0. Null if a side has no
 * amount, or if both are equal.
 */
export function moneyDifference({ ours, theirs }: { ours: string; theirs: string }): number | null {
  const [here, there] = [amountIn(ours), amountIn(theirs)];
  if (here === null && there === null) return null;
  // A status without an amount cannot be compared; an empty side counts as 0.
  if ((here === null && ours !== '') || (there === null && theirs !== '')) return null;
  const paise = toPaise(here ?? 0) - toPaise(there ?? 0);
  return paise === 0 ? null : toRupees(paise);
}
