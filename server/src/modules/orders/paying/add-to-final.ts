import { halfTaxOf } from '#contracts/money/money.ts';
import type { Charges } from '#contracts/money/price-order.ts';

type Charged = Pick<Charges, 'subtotalPaise' | 'shippingPaise' | 'taxPercent' | 'advancePaise'>;

/**
 * The charges of an order with a sum before tax added to it. The tax is that of the whole order at the rate that it was
 * charged; the advance stays, so that the final payment takes all of the difference. In paise.
 */
export function chargesWith(
  { subtotalPaise, shippingPaise, taxPercent, advancePaise }: Charged,
  addedPaise: number,
): Charges {
  const subtotal = subtotalPaise + addedPaise;
  const taxPaise = 2 * halfTaxOf(subtotal + shippingPaise, taxPercent);
  const totalPaise = subtotal + shippingPaise + taxPaise;
  return {
    ...{ subtotalPaise: subtotal, shippingPaise, taxPaise, taxPercent, totalPaise, advancePaise },
    finalPaise: totalPaise - advancePaise,
  };
}
