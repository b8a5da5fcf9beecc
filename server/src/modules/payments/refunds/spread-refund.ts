/** The least that the provider pays back at once. In paise. */
const LEAST_REFUND_PAISE = 100;

const fits = (part: number, held: number) => part === 0 || (part >= LEAST_REFUND_PAISE && part <= held);

/**
 * Spreads an amount over what is held of each payment, as much as can be over the first. No part is too small for
 * the provider, and none leaves a rest behind that is, but for one that was there before. Null where that cannot be. All in paise.
 */
export function spreadRefund(amount: number, held: readonly number[]): number[] | null {
  const [first, ...rest] = held;
  if (first === undefined) return amount === 0 ? [] : null;
  const most = Math.min(amount, first);
  // Moving up to two of the least amounts to the next payment mends every rest that is too small.
  for (let part = most; part >= 0 && part > most - 3 * LEAST_REFUND_PAISE; part--) {
    // A payment that nothing is taken of may hold less than the least amount.
    if (part > 0 && !(fits(part, first) && fits(first - part, first))) continue;
    const others = spreadRefund(amount - part, rest);
    if (others) return [part, ...others];
  }
  return null;
}
