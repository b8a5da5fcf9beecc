import type { Choices } from '#contracts/designs/options/choose-options.ts';
import { hasOptions } from '#contracts/designs/options/design-options.ts';
import type { DesignPage } from '../showing/design-details.api.ts';
import { deliveryOfChoices } from './delivery-of-choices.ts';
import { priceChoices } from './price-choices.ts';

/** A design whose amounts and delivery are those of what is chosen of it. */
export function designAsChosen(design: DesignPage, choices: Choices): DesignPage {
  if (!hasOptions(design.options)) return design;
  const { price, original, total, advance, final, days } = priceChoices(design, choices);
  return {
    ...design,
    price,
    original,
    total,
    advance,
    final,
    delivery: deliveryOfChoices(design.delivery, days),
  };
}
