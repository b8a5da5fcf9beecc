import { AppError } from '#server/platform/http/app-error.ts';
import type { PaymentsContext } from '../payments.context.ts';
import { findPaymentByProviderOrder } from '../payments.queries.ts';
import { verifyPayment } from './verify-payment.ts';

/**
 * In-app browsers do not run the payment window; there the provider's page posts the result to us and the visitor
 * arrives with it, without a cookie. Answers with the page to show.
 */
export async function acceptCallback(context: PaymentsContext, form: URLSearchParams): Promise<string> {
  const { env, db } = context.services;
  const razorpayOrderId = form.get('razorpay_order_id') ?? orderOfFailure(form.get('error[metadata]'));
  const payment = await findPaymentByProviderOrder(db, razorpayOrderId);
  if (!payment) return `${env.PUBLIC_URL}/userDashboard`;
  const details = `${env.PUBLIC_URL}/order-details/purchase/${payment.orderId}`;
  try {
    await verifyPayment(context, payment, {
      razorpayOrderId,
      razorpayPaymentId: form.get('razorpay_payment_id') ?? '',
      signature: form.get('razorpay_signature') ?? '',
    });
  } catch (error) {
    if (error instanceof AppError)
      return `${details}?${new URLSearchParams({ payment: 'failed', ...failureOf(form) })}`;
    throw error;
  }
  if (payment.purpose === 'FINAL') return `${details}?payment=received`;
  return `${env.PUBLIC_URL}/order-confirmation?orderId=${payment.orderId}`;
}

/** Why it failed, in the provider's codes; the page says it in the reader's language. Anybody can post this form. */
function failureOf(form: URLSearchParams): Record<string, string> {
  const reported = ['code', 'reason', 'source'].map((name) => [name, form.get(`error[${name}]`) ?? '']);
  return Object.fromEntries(reported.filter(([, code]) => /^\w{1,64}$/.test(code ?? '')));
}

/** A failed payment is told as an error whose metadata, JSON in a form field, names the order. */
function orderOfFailure(metadata: string | null): string {
  return /"order_id"\s*:\s*"(order_[A-Za-z0-9]{14})"/.exec(metadata ?? '')?.[1] ?? '';
}
