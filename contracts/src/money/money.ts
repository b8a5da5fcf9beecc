import { atFirstUse } from '#contracts/platform/at-first-use.ts';

/** Tax on the subtotal, in percent. */
export const TAX_PERCENT = 8;

/** The share of the total that is paid when ordering, in percent. */
const ADVANCE_PERCENT = 40;

/** Shipping is free. In paise. */
const SHIPPING_PAISE = 0;

/** Rupees as they travel in JSON, from paise. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** Paise from rupees, rounded to the nearest paisa; 0.29 becomes 29, not 28.999… */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** What a buyer is charged. All in paise; the advance and the final payment add up to the total. */
export interface Charges {
  subtotalPaise: number;
  shippingPaise: number;
  taxPaise: number;
  totalPaise: number;
  advancePaise: number;
  finalPaise: number;
}

/**
 * The tax on a sum before tax, in two equal halves, each rounded by itself half up: what is due to the centre and to
 * the state. All in paise.
 */
export function halfTaxOf(basePaise: number): number {
  return Math.round((basePaise * TAX_PERCENT) / 200);
}

/**
 * What is charged for goods worth `subtotalPaise`, their prices times their quantities before tax. Every screen,
 * order and document takes its amounts from here, so that what is told is what is charged.
 */
export function chargesOf(subtotalPaise: number): Charges {
  const taxPaise = 2 * halfTaxOf(subtotalPaise + SHIPPING_PAISE);
  const totalPaise = subtotalPaise + SHIPPING_PAISE + taxPaise;
  return {
    subtotalPaise,
    shippingPaise: SHIPPING_PAISE,
    taxPaise,
    totalPaise,
    ...splitInstalments(totalPaise),
  };
}

/** The least that the payment provider takes at once. In paise. */
const LEAST_PAYMENT_PAISE = 100;

/**
 * Splits a total into advance and final payment. The advance is 40 %, rounded half up to whole rupees,
 * so that the provider is always asked for a whole number of paise however a browser multiplies. A sum too
 * small for two payments is paid at once.
 */
function splitInstalments(paise: number): Pick<Charges, 'advancePaise' | 'finalPaise'> {
  if (paise < 2 * LEAST_PAYMENT_PAISE) return { advancePaise: paise, finalPaise: 0 };
  const share = Math.floor((paise * ADVANCE_PERCENT + 5000) / 10_000) * 100;
  const advancePaise = Math.max(LEAST_PAYMENT_PAISE, share);
  return { advancePaise, finalPaise: paise - advancePaise };
}

/**
 * The price before the discount, to be struck through, in paise of whole rupees. Null when there is none, and when the
 * discount is less than half a rupee, because a price that is no higher is not struck.
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

/** ₹1,25,000, or ₹1,25,000.50 where there are paise. Takes rupees, as the API sends them. */
export function formatRupees(rupees: number): string {
  return (Number.isInteger(rupees) ? whole() : exact()).format(rupees);
}
