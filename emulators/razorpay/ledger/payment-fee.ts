import type { PaymentMethod } from './entities.ts';

const CARD_TAX_FREE_UP_TO = 200_000;

/**
 * Razorpay's fee in paise: 2 % plus 18 % GST of that, the GST rounded up. `fee` includes `tax`. Card payments up to
 * ₹2,000 bear no GST.
 */
export function paymentFee(amount: number, method: PaymentMethod): { fee: number; tax: number } {
  const base = Math.round((amount * 2) / 100);
  const isTaxFree = method === 'card' && amount <= CARD_TAX_FREE_UP_TO;
  const tax = isTaxFree ? 0 : Math.ceil((base * 18) / 100);
  return { fee: base + tax, tax };
}
