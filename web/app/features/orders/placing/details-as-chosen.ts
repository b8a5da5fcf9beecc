import type { DesignDetails } from '#contracts/designs/designs.contract.ts';
import type { Choices } from '#contracts/designs/options/choose-options.ts';
import { hasOptions } from '#contracts/designs/options/design-options.ts';
import { toRupees } from '#contracts/money/money.ts';
import { deliveryOfChoices } from '#web/features/designs/options/delivery-of-choices.ts';
import { priceChoices } from '#web/features/designs/options/price-choices.ts';
import type { OptionLine } from '../core/option-lines.tsx';

/** A design with what a swatch takes off it, in rupees before tax; null for nothing. */
export interface DesignToOrder extends DesignDetails {
  swatchCredit: number | null;
}

/** A design whose amounts and delivery are those of what is chosen of it. */
export interface ChosenDetails extends DesignToOrder {
  /** The chosen options. */
  optionLines: OptionLine[];
  /** The days that they add to the making. */
  optionDays: number;
  /** What the swatch takes off, negative, in rupees before tax; null for nothing. */
  creditLine: number | null;
}

export function detailsAsChosen(design: DesignToOrder, choices: Choices): ChosenDetails {
  if (!hasOptions(design.options) && !design.swatchCredit)
    return { ...design, optionLines: [], optionDays: 0, creditLine: null };
  const { price, tax, total, advance, final, lines, days } = priceChoices(design, choices);
  const off = lines.find(({ kind }) => kind === 'DISCOUNT');
  return {
    ...design,
    price,
    taxAmount: tax,
    totalAmount: total,
    advanceAmount: advance,
    finalAmount: final,
    delivery: deliveryOfChoices(design.delivery, days),
    optionLines: lines
      .filter(({ kind }) => kind === 'OPTION')
      .map(({ label, detail, amountPaise, days: added }) => ({
        label,
        detail,
        amount: toRupees(amountPaise),
        days: added,
      })),
    optionDays: days,
    creditLine: off ? toRupees(off.amountPaise) : null,
  };
}
