import { atFirstUse } from '#contracts/platform/at-first-use.ts';

/** The tax rule in force: one rate on the subtotal, in percent. Orders store the rate that they were charged. */
export const taxInForce = { percent: 8 } as const;

/** The share of the total that is paid in advance, in percent. */
const ADVANCE_PERCENT = 40;

/** Converts paise to rupees, as used in JSON. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** Converts rupees to paise, rounded to the nearest paisa; 0.29 becomes 29, not 28.999… */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/**
 * Half of the tax of `percent` on an amount before tax. The central and the state half are equal, each rounded half
 * up. In paise.
 */
export function halfTaxOf(basePaise: number, percent: number): number {
  return Math.round((basePaise * percent) / 200);
}

/** The smallest payment that the payment provider accepts, in paise. */
const LEAST_PAYMENT_PAISE = 100;

/**
 * Splits a total into advance and final payment. The advance is 40 %, rounded half up to whole rupees, so that a
 * browser's multiplication always gives the provider a whole number of paise. A total too small for two payments is
 * paid at once.
 */
export function splitInstalments(paise: number): { advancePaise: number; finalPaise: number } {
  if (paise < 2 * LEAST_PAYMENT_PAISE) return { advancePaise: paise, finalPaise: 0 };
  const share = Math.floor((paise * ADVANCE_PERCENT + 5000) / 10_000) * 100;
  const advancePaise = Math.max(LEAST_PAYMENT_PAISE, share);
  return { advancePaise, finalPaise: paise - advancePaise };
}

/**
 * The crossed-out price before the discount, in paise of whole rupees. Null if there is no discount, or if it is less
 * than half a rupee, because the crossed-out price would be no higher.
 */
export function originalPricePaise(pricePaise: number, discountPercent: number): number | null {
  if (discountPercent <= 0 || discountPercent >= 100) return null;
  const original = Math.round(pricePaise / (100 - discountPercent)) * 100;
  return original > pricePaise ? original : null;
}

const inRupees = (digits: Intl.NumberFormatOptions) =>
  atFirstUse(() => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', ...digits }));
const whole = inRupees({ maximumFractionDigits: 0 });
const exact = inRupees({ minimumFractionDigits: 2 });

/** Formats ₹1,25,000, or ₹1,25,000.50 if there are paise. Takes rupees, as sent by the API. */
export function formatRupees(rupees: number): string {
  return (Number.isInteger(rupees) ? whole() : exact()).format(rupees);
}
