import { halfTaxOf, splitInstalments, taxInForce } from './money.ts';

/**
 * DESIGN: the price of a design. OPTION: what the buyer chose of it. QUOTE: a line that maker and buyer agreed on.
 * DISCOUNT: taken off; its amount is negative. SWATCH: a piece of the cloth of a design.
 */
export const priceLineKinds = ['DESIGN', 'OPTION', 'QUOTE', 'DISCOUNT', 'SWATCH'] as const;
export type PriceLineKind = (typeof priceLineKinds)[number];

/** The detail of the DISCOUNT line that takes off the price of a swatch. Readers name it in their language. */
export const swatchCredit = 'SWATCH';

/** One line of a price, before tax. */
export interface PriceLine {
  kind: PriceLineKind;
  /** The design's title, the name of the choice, or the words of the quote. */
  label: string;
  /** The chosen option of an OPTION line, `swatchCredit` for the credit of a swatch; '' for others. */
  detail: string;
  /** For one piece, in paise. Negative for a discount, and for an option that costs less than the design alone. */
  unitPaise: number;
  quantity: number;
  /** Working days that the line adds to the making. */
  days: number;
}

export interface PricedLine extends PriceLine {
  /** `unitPaise` times `quantity`. */
  amountPaise: number;
}

/** What a buyer is charged. All amounts in paise; the advance and the final payment add up to the total. */
export interface Charges {
  subtotalPaise: number;
  shippingPaise: number;
  taxPaise: number;
  /** The percentage of `taxPaise`. */
  taxPercent: number;
  totalPaise: number;
  advancePaise: number;
  finalPaise: number;
}

export interface PricedOrder {
  lines: PricedLine[];
  charges: Charges;
}

/** In paise. Shipping is free. */
const shippingPaise = 0;

/** The smallest subtotal that can be ordered, in paise: the payment provider accepts no less. */
export const leastSubtotalPaise = 100;

/**
 * The price of an order. Every screen, order, payment and document takes its amounts from here, so that the amount
 * shown is the amount charged. Tax is charged by the rule in force. Throws a RangeError if an amount is not in whole
 * paise, if a quantity is not a positive integer, or if the sum is less than ₹1; callers refuse such input before.
 */
export function priceOrder(lines: readonly PriceLine[]): PricedOrder {
  const priced = lines.map((line) => ({ ...line, amountPaise: amountOf(line) }));
  const subtotalPaise = priced.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  if (subtotalPaise < leastSubtotalPaise) throw new RangeError(`a subtotal of ${subtotalPaise} paise`);
  const { percent } = taxInForce;
  const taxPaise = 2 * halfTaxOf(subtotalPaise + shippingPaise, percent);
  const totalPaise = subtotalPaise + shippingPaise + taxPaise;
  return {
    lines: priced,
    charges: {
      subtotalPaise,
      shippingPaise,
      taxPaise,
      taxPercent: percent,
      totalPaise,
      ...splitInstalments(totalPaise),
    },
  };
}

function amountOf({ unitPaise, quantity }: PriceLine): number {
  if (!Number.isSafeInteger(unitPaise)) throw new RangeError(`${unitPaise} paise`);
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`${quantity} pieces`);
  return unitPaise * quantity;
}

/** The charges for one piece of a design without options. */
export function chargesForDesign(pricePaise: number): Charges {
  return priceOrder([designLine({ title: '', pricePaise })]).charges;
}

/** The line for a design itself. Its making days are counted with the design, not with the line. */
export function designLine({
  title,
  pricePaise,
  quantity = 1,
}: {
  title: string;
  pricePaise: number;
  quantity?: number;
}): PriceLine {
  return { kind: 'DESIGN', label: title, detail: '', unitPaise: pricePaise, quantity, days: 0 };
}

/** The charges of a price that has its tax within it, paid at once. Throws a RangeError for less than ₹1. */
export function chargesWithin(totalPaise: number): Charges {
  if (!Number.isSafeInteger(totalPaise) || totalPaise < leastSubtotalPaise)
    throw new RangeError(`a price of ${totalPaise} paise`);
  const { percent } = taxInForce;
  const taxPaise = 2 * Math.round((totalPaise * percent) / (2 * (100 + percent)));
  return {
    subtotalPaise: totalPaise - taxPaise,
    shippingPaise,
    taxPaise,
    taxPercent: percent,
    totalPaise,
    advancePaise: totalPaise,
    finalPaise: 0,
  };
}

/**
 * The line for the credit of a swatch, of its whole price unless less than the smallest subtotal would be left. Null if
 * nothing can be taken off.
 */
export function creditLine(lines: readonly PriceLine[], creditPaise: number): PriceLine | null {
  const sum = lines.reduce((all, line) => all + amountOf(line), 0);
  const offPaise = Math.min(creditPaise, sum - leastSubtotalPaise);
  if (offPaise <= 0) return null;
  return { kind: 'DISCOUNT', label: '', detail: swatchCredit, unitPaise: -offPaise, quantity: 1, days: 0 };
}
