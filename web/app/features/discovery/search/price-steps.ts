interface Range {
  /** Rupees. */
  from: number;
  to: number;
}

/** The last position of a knot; the first is 0. */
export const topStep = 64;

/** The price at a position of the slider, in round numbers; the ends are exact. */
export function priceAt({ from, to }: Range, step: number): number {
  if (step <= 0) return from;
  if (step >= topStep) return to;
  const exact = from + ((to - from) * step) / topStep;
  const unit = to - from > 20_000 ? 500 : to - from > 2000 ? 50 : 1;
  return Math.min(to, Math.max(from, Math.round(exact / unit) * unit));
}

/** The position nearest to a price, within the slider. */
export function stepOf({ from, to }: Range, price: number): number {
  const step = Math.round(((price - from) / (to - from)) * topStep);
  return Math.min(topStep, Math.max(0, step));
}
