import { halfTaxOf } from '#contracts/money/money.ts';
import type { Charges } from '#contracts/money/price-order.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { OrderRow } from '../core/orders.queries.ts';
import { raiseCharges } from './add-to-final.queries.ts';

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

interface Added {
  /** The words of the line. */
  label: string;
  /** Before tax. */
  pricePaise: number;
  /** Working days that it adds to the making. */
  days: number;
}

/**
 * Adds a line to a held order: to the price of an item that is one piece, to the total and to the unpaid final payment,
 * and its days to those of the making. False if the final payment was asked, opened or paid, or if no item is one
 * piece; the caller then rolls back.
 */
export async function addToOrder(
  { payments, clock }: ServicesWithPayments,
  tx: Transaction,
  order: OrderRow,
  { label, pricePaise, days }: Added,
): Promise<boolean> {
  const { subtotalPaise, taxPaise, totalPaise, finalPaise } = chargesWith(order, pricePaise);
  const orderId = order.id;
  const [charged] = await raiseCharges(tx, {
    ...{ orderId, label, pricePaise, days, now: clock.now() },
    ...{ subtotalPaise, taxPaise, totalPaise, finalPaise },
  });
  return charged !== undefined && (await payments.raise(tx, orderId, 'FINAL', finalPaise));
}
