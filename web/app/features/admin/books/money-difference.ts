import { formatRupees, toPaise, toRupees } from '#contracts/money/money.ts';

const amounts = /₹(-?\d+(?:\.\d+)?)/g;

function amountIn(text: string): number | null {
  const [first] = [...text.matchAll(amounts)];
  return first ? Number(first[1]) : null;
}

/** Writes the plain amounts in a text, such as "captured, ₹5400.00", as people read them. */
export function withReadableAmounts(text: string): string {
  return text.replace(amounts, (_, rupees) => formatRupees(Number(rupees)));
}

/**
 * By how much the amount here is more than the one there, in rupees: below 0 where it is less. What is on one side alone
 * differs by all of it. Null where no amount is told, or both are alike.
 */
export function moneyDifference({ ours, theirs }: { ours: string; theirs: string }): number | null {
  const [here, there] = [amountIn(ours), amountIn(theirs)];
  if (here === null && there === null) return null;
  // A status without an amount says nothing of a sum; an empty side is nothing.
  if ((here === null && ours !== '') || (there === null && theirs !== '')) return null;
  const paise = toPaise(here ?? 0) - toPaise(there ?? 0);
  return paise === 0 ? null : toRupees(paise);
}
