import { AppError } from '#server/platform/http/app-error.ts';
import type { PaymentsContext } from '../payments.context.ts';
import { findPaymentByProviderOrder } from '../payments.queries.ts';
import { verifyPayment } from './verify-payment.ts';

/** The page of a share, which a payer without an account may see; a token is base64url of 256 bits. */
const shareAddress = /^\/share-link\?token=[\w-]{43}$/;

/**
 * In-app browsers cannot run the payment window. There the provider's page posts the result to this endpoint, and the
 * visitor arrives without a cookie. Returns the URL of the page to show. `query` may name a share's page to go back
 * to; anybody can write it, so any other address is ignored.
 */
export async function acceptCallback(
  context: PaymentsContext,
  form: URLSearchParams,
  query: unknown,
): Promise<string> {
  const { env, db } = context.services;
  const razorpayOrderId = form.get('razorpay_order_id') ?? orderOfFailure(form.get('error[metadata]'));
  const payment = await findPaymentByProviderOrder(db, razorpayOrderId);
  const share = shareOf(query);
  if (!payment) return `${env.PUBLIC_URL}${share ?? '/userDashboard'}`;
  const details = `${env.PUBLIC_URL}/order-details/purchase/${payment.orderId}`;
  try {
    await verifyPayment(context, payment, {
      razorpayOrderId,
      razorpayPaymentId: form.get('razorpay_payment_id') ?? '',
      signature: form.get('razorpay_signature') ?? '',
    });
  } catch (error) {
    // The page of the share says itself whether it is paid.
    if (error instanceof AppError && share !== null) return `${env.PUBLIC_URL}${share}`;
    if (error instanceof AppError)
      return `${details}?${new URLSearchParams({ payment: 'failed', ...failureOf(form) })}`;
    throw error;
  }
  if (share !== null) return `${env.PUBLIC_URL}${share}`;
  if (payment.purpose === 'FINAL') return `${details}?payment=received`;
  return `${env.PUBLIC_URL}/order-confirmation?orderId=${payment.orderId}`;
}

function shareOf(query: unknown): string | null {
  const { back } = query as { back?: unknown };
  return typeof back === 'string' && shareAddress.test(back) ? back : null;
}

/** The provider's error codes, which the page translates. Anybody can post this form, so only plain codes pass. */
function failureOf(form: URLSearchParams): Record<string, string> {
  const reported = ['code', 'reason', 'source'].map((name) => [name, form.get(`error[${name}]`) ?? '']);
  return Object.fromEntries(reported.filter(([, code]) => /^\w{1,64}$/.test(code ?? '')));
}

/** A failed payment arrives as an error whose metadata, JSON in a form field, names the order. */
function orderOfFailure(metadata: string | null): string {
  return /"order_id"\s*:\s*"(order_[A-Za-z0-9]{14})"/.exec(metadata ?? '')?.[1] ?? '';
}
