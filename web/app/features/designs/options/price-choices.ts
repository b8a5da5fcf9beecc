import { type Choices, daysOf, linesOf, resolveChoices } from '#contracts/designs/options/choose-options.ts';
import type { DesignOptions } from '#contracts/designs/options/design-options.ts';
import { originalPricePaise, toPaise, toRupees } from '#contracts/money/money.ts';
import { creditLine, leastSubtotalPaise, type PricedLine, priceOrder } from '#contracts/money/price-order.ts';

interface PricedDesign {
  title: string;
  /** In rupees, without options. */
  price: number;
  /** In percent. */
  discount: number;
  options: DesignOptions;
  /** In rupees, what a swatch takes off; null or missing for nothing. */
  swatchCredit?: number | null;
}

/** What one piece costs as chosen, in rupees; the total and its two parts include tax. */
export interface ChosenPrice {
  price: number;
  /** The price to be struck through; null for none. */
  original: number | null;
  tax: number;
  total: number;
  advance: number;
  final: number;
  /** In paise. */
  lines: PricedLine[];
  /** The days that the options add to the making. */
  days: number;
}

/** The price of a design with what is chosen of it, from the same functions as the order. */
export function priceChoices(
  { title, price, discount, options, swatchCredit = null }: PricedDesign,
  choices: Choices,
): ChosenPrice {
  const { chosen } = resolveChoices(options, choices);
  const pricePaise = toPaise(price);
  const lines = linesOf({ title, pricePaise }, chosen);
  const sum = lines.reduce((paise, { unitPaise }) => paise + unitPaise, 0);
  // A choice that is still incomplete may cost less than any complete one.
  const payable = sum < leastSubtotalPaise ? lines.slice(0, 1) : lines;
  const off = swatchCredit === null ? null : creditLine(payable, toPaise(swatchCredit));
  const priced = priceOrder(off ? [...payable, off] : payable);
  const { subtotalPaise, taxPaise, totalPaise, advancePaise, finalPaise } = priced.charges;
  const struck = originalPricePaise(pricePaise, discount);
  return {
    price: toRupees(subtotalPaise),
    original: struck === null ? null : toRupees(struck + subtotalPaise - pricePaise),
    tax: toRupees(taxPaise),
    total: toRupees(totalPaise),
    advance: toRupees(advancePaise),
    final: toRupees(finalPaise),
    lines: priced.lines,
    days: daysOf(chosen),
  };
}
