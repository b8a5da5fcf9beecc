import type { OrderStatus } from '#contracts/orders/orders.states.ts';
import type { Instalment, PaymentPurpose } from '../payments/public.ts';

/** The sentence that refuses to open the payment of an instalment, or null where it may be paid now. */
export function refuseInstalment(
  status: OrderStatus,
  instalments: readonly Instalment[],
  purpose: PaymentPurpose,
): string | null {
  if (purpose === 'ADVANCE') {
    if (status === 'CANCELLED') return 'This order was cancelled. Please place a new one.';
    if (status === 'PENDING') return null;
    return 'The advance for this order has been paid. You find it under My Purchase.';
  }
  if (status === 'CANCELLED') return 'This order was cancelled, so nothing more is to be paid.';
  if (status === 'PENDING') return 'The advance has not been paid yet. Please pay it first.';
  const final = instalments.find((instalment) => instalment.purpose === 'FINAL');
  if (!final) return 'This order was paid in full with its advance.';
  if (final.isPaid)
    return 'The final payment for this order has been received. There is nothing left to pay.';
  // A maker who gave the whole advance back has called the work off.
  if (instalments.some(isGivenBack))
    return 'The advance of this order goes back to you, so nothing more is to be paid. Please write to the maker.';
  return null;
}

/** Whether all of a paid instalment goes back, or has gone back, to the buyer. */
export function isGivenBack({ isPaid, amountPaise, returningPaise }: Instalment): boolean {
  return isPaid && returningPaise >= amountPaise;
}
