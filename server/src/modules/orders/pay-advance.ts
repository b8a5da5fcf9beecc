import { toRupees } from '#contracts/money/money.ts';
import type { createOrder } from '#contracts/orders/checkout.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services.ts';
import type { PaymentProof, Payments } from '../payments/public.ts';
import { findOrderOfBuyer, type OrderRow } from './orders.queries.ts';

/** Opens the payment window for the advance. Throws CONFLICT when there is nothing to pay any more. */
export async function openAdvance(
  { db }: Services,
  payments: Payments,
  orderId: number,
  buyerId: number,
): Promise<ReplyOf<typeof createOrder>> {
  const order = await findOrderOfBuyer(db, orderId, buyerId);
  if (!order) throw notFound('This order');
  if (order.status === 'CANCELLED') throw wasCancelled();
  if (order.status !== 'PENDING')
    throw new AppError(
      'CONFLICT',
      'The advance for this order has been paid. You find it under My Purchase.',
    );
  const window = await payments.openWindow(orderId, 'ADVANCE');
  return {
    success: true,
    message: 'Your order is ready to be paid.',
    razorpayKey: window.keyId,
    amount: toRupees(window.amountPaise),
    currency: 'INR',
    razorpayOrderId: window.razorpayOrderId,
    orderId,
    checkoutScriptUrl: window.checkoutScriptUrl,
    callbackUrl: window.callbackUrl,
  };
}

/** Books the advance on the word of the payment window. Throws PAYMENT_REFUSED. */
export async function verifyAdvance(
  { db }: Services,
  payments: Payments,
  orderId: number,
  buyerId: number,
  proof: PaymentProof,
): Promise<void> {
  if (!(await findOrderOfBuyer(db, orderId, buyerId))) throw notFound('This order');
  await payments.verify(orderId, 'ADVANCE', proof);
  const order = await findOrderOfBuyer(db, orderId, buyerId);
  if (order && isPaidInVain(order)) {
    throw new AppError(
      'PAYMENT_REFUSED',
      'This order was cancelled before the payment arrived. The payment goes back to where it came from within 7 working days.',
    );
  }
}

function isPaidInVain({ status, confirmedAt }: OrderRow): boolean {
  return status === 'CANCELLED' && confirmedAt === null;
}

function wasCancelled(): AppError {
  return new AppError('CONFLICT', 'This order was cancelled. Please place a new one.');
}
