import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import type { PaymentsContext } from './payments.context.ts';
import { findPaymentByProviderOrder } from './payments.queries.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { verifyPayment } from './verify-payment.ts';

export const webhookPath = '/api/payments/razorpay/webhook';
export const callbackPath = '/api/payments/razorpay/callback';

/** The two doors that the provider itself uses; both are authenticated by a signature and by nothing else. */
export function paymentRoutes(server: FastifyInstance, context: PaymentsContext): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.post(
      webhookPath,
      { bodyLimit: 256 * 1024, config: { acceptsCrossSite: true, writesLittle: true } },
      async (request) => {
        await receiveWebhook(context, {
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
          signature: request.headers['x-razorpay-signature'],
          eventId: request.headers['x-razorpay-event-id'],
        });
        return { success: true };
      },
    );

    scope.post(
      callbackPath,
      { bodyLimit: 16 * 1024, config: { acceptsCrossSite: true, writesLittle: true } },
      async (request, reply) => {
        const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
        return reply.redirect(await leadBack(context, form), 303);
      },
    );
  });
}

/**
 * In-app browsers do not run the payment window; there the provider's page posts the result to us and the visitor
 * arrives with it, without a cookie. Answers with the page to show.
 */
async function leadBack(context: PaymentsContext, form: URLSearchParams): Promise<string> {
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
    if (error instanceof AppError) return `${details}?payment=failed`;
    throw error;
  }
  if (payment.purpose === 'FINAL') return details;
  return `${env.PUBLIC_URL}/order-confirmation?orderId=${payment.orderId}`;
}

/** A failed payment is told as an error whose metadata, JSON in a form field, names the order. */
function orderOfFailure(metadata: string | null): string {
  return /"order_id"\s*:\s*"(order_[A-Za-z0-9]{14})"/.exec(metadata ?? '')?.[1] ?? '';
}
