import { toRupees } from '#contracts/money/money.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { createOrder } from '#contracts/orders/placing/checkout.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { sentence } from '#contracts/words/sentence.ts';
import {
  findPayment,
  type Instalment,
  instalmentsOfOrder,
  type PaymentProof,
  type PaymentPurpose,
  type PaymentRow,
  type ServicesWithPayments,
} from '#server/modules/payments/public.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { onOneConnection } from '#server/platform/db/on-one-connection.ts';
import { AppError, notFound } from '#server/platform/http/app-error.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { isGivenBack, refuseInstalment } from '../core/instalment.policy.ts';
import { payableOfBuyer } from '../core/orders.queries.ts';

interface Paying {
  orderId: number;
  buyerId: number;
}

/**
 * Opens the payment window for the advance. `placed` is the advance of an order that was just placed. Throws CONFLICT
 * if nothing is left to pay.
 */
export async function openAdvance(
  services: ServicesWithPayments,
  paying: Paying,
  placed?: PaymentRow,
): Promise<ReplyOf<typeof createOrder>> {
  const window = await openInstalment(services, paying, 'ADVANCE', placed);
  return { ...window, ...succeed('done.orderReadyToPay') };
}

/** Opens the payment window for the final payment, once the advance is paid. */
export async function openFinal(
  services: ServicesWithPayments,
  paying: Paying,
): Promise<ReplyOf<typeof createOrder>> {
  const window = await openInstalment(services, paying, 'FINAL');
  return { ...window, ...succeed('done.finalReadyToPay') };
}

/**
 * Opens the payment window for an instalment. The caller decides who may pay it. Throws CONFLICT if it cannot be paid
 * now.
 */
export async function openInstalment(
  { db, payments }: ServicesWithPayments,
  { orderId, buyerId }: Paying,
  purpose: PaymentPurpose,
  placed?: PaymentRow,
) {
  const payment = placed ?? (await findPayable());
  const window = await payments.openWindow(payment);
  // The order may have been cancelled or paid during the call to the provider.
  await demandPayable(db);
  return {
    razorpayKey: window.keyId,
    amount: toRupees(window.amountPaise),
    currency: 'INR' as const,
    razorpayOrderId: window.razorpayOrderId,
    orderId,
    checkoutScriptUrl: window.checkoutScriptUrl,
    callbackUrl: window.callbackUrl,
  };

  async function findPayable(): Promise<PaymentRow> {
    const [payment] = await onOneConnection(db, (one) =>
      Promise.all([findPayment(one, orderId, purpose), demandPayable(one)]),
    );
    if (!payment) throw notFound('payments.paymentMissing');
    return payment;
  }

  async function demandPayable(executor: Executor): Promise<void> {
    const [[order], instalments] = await onOneConnection(executor, (one) =>
      Promise.all([
        payableOfBuyer(one, [orderId, buyerId]),
        // The order alone decides whether the advance can be paid.
        purpose === 'FINAL' ? instalmentsOfOrder(one, [orderId]) : [],
      ]),
    );
    if (!order) throw notFound('orders.orderMissing');
    const refusal = refuseInstalment(order, instalments, purpose);
    if (refusal !== null) throw new AppError('CONFLICT', refusal);
  }
}

/** Books an instalment from the payment window's result. Throws PAYMENT_REFUSED. */
export async function verifyInstalment(
  { db, payments }: ServicesWithPayments,
  { orderId, buyerId }: Paying,
  purpose: PaymentPurpose,
  proof: PaymentProof,
): Promise<void> {
  const [[order], payment] = await onOneConnection(db, (one) =>
    Promise.all([payableOfBuyer(one, [orderId, buyerId]), findPayment(one, orderId, purpose)]),
  );
  if (!order) throw notFound('orders.orderMissing');
  if (!payment) throw notFound('payments.paymentMissing');
  if ((await payments.verify(payment, proof)) === 'booked') return;
  const instalments = await instalmentsOfOrder(db, [orderId]);
  const [now] = await payableOfBuyer(db, [orderId, buyerId]);
  if (!cameTooLate(instalments, purpose)) {
    refuseWhatIsOver(now?.status, instalments, purpose);
    return;
  }
  const reason = now?.status === 'CANCELLED' ? 'orders.cancelledBefore' : 'orders.givenBackBefore';
  throw new AppError('PAYMENT_REFUSED', sentence(reason));
}

/** Refuses a payment booked before if it was refunded since or its order was cancelled. */
function refuseWhatIsOver(
  status: OrderStatus | undefined,
  instalments: readonly Instalment[],
  purpose: PaymentPurpose,
): void {
  if (status === 'CANCELLED') throw new AppError('PAYMENT_REFUSED', sentence('orders.cancelledSince'));
  if (instalments.some((one) => one.purpose === purpose && isGivenBack(one)))
    throw new AppError('PAYMENT_REFUSED', sentence('orders.goesBackSince'));
}

function cameTooLate(instalments: readonly Instalment[], purpose: PaymentPurpose): boolean {
  return instalments.some((instalment) => instalment.purpose === purpose && instalment.cameTooLate);
}
