/** The smallest refund that the provider accepts. In paise. */
const LEAST_REFUND_PAISE = 100;

const fits = (part: number, held: number) => part === 0 || (part >= LEAST_REFUND_PAISE && part <= held);

/**
 * Spreads an amount over the held amounts of payments, using the first as far as possible. No part, and no rest that
 * a part leaves behind, is too small for the provider, unless the rest was too small before. Returns null if this is
 * impossible. All in paise.
 */
export function spreadRefund(amount: number, held: readonly number[]): number[] | null {
  const [first, ...rest] = held;
  if (first === undefined) return amount === 0 ? [] : null;
  const most = Math.min(amount, first);
  // Moving up to twice the smallest refund to the next payment fixes every rest that is too small.
  for (let part = most; part >= 0 && part > most - 3 * LEAST_REFUND_PAISE; part--) {
    // A payment that nothing is taken from may hold less than the smallest refund.
    if (part > 0 && !(fits(part, first) && fits(first - part, first))) continue;
    const others = spreadRefund(amount - part, rest);
    if (others) return [part, ...others];
  }
  return null;
}
