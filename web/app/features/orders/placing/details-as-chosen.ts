import type { DesignDetails } from '#contracts/designs/designs.contract.ts';
import type { Choices } from '#contracts/designs/options/choose-options.ts';
import { hasOptions } from '#contracts/designs/options/design-options.ts';
import { toRupees } from '#contracts/money/money.ts';
import { deliveryOfChoices } from '#web/features/designs/options/delivery-of-choices.ts';
import { priceChoices } from '#web/features/designs/options/price-choices.ts';
import type { OptionLine } from '../core/option-lines.tsx';

/** A design whose amounts and delivery are those of what is chosen of it. */
export interface ChosenDetails extends DesignDetails {
  /** The chosen options. */
  optionLines: OptionLine[];
  /** The days that they add to the making. */
  optionDays: number;
}

export function detailsAsChosen(design: DesignDetails, choices: Choices): ChosenDetails {
  if (!hasOptions(design.options)) return { ...design, optionLines: [], optionDays: 0 };
  const { price, tax, total, advance, final, lines, days } = priceChoices(design, choices);
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
  };
}
