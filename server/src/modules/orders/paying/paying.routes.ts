import { toPaise } from '#contracts/money/money.ts';
import {
  createFinalPayment,
  paymentWindow,
  refundOrder as refundOrderCall,
  resumeAdvance,
  verifyFinalPayment,
  verifyInitialPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import type { PaymentProof, ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { Serve } from '#server/platform/http/serve-endpoint.ts';
import { succeed } from '#server/platform/http/succeed.ts';
import { showOrder } from '../showing/show-order.ts';
import { openAdvance, openFinal, verifyInstalment } from './pay-instalment.ts';
import { refundOrder } from './refund-order.ts';

/** More than a retrying browser needs. If a call is refused, the webhook or the reconciler books the payment. */
const verifying: Limit = { name: 'payment-verification', by: 'account', most: 300, seconds: 3600 };

export function payingRoutes(serve: Serve, services: ServicesWithPayments): void {
  serve(
    paymentWindow,
    async () => ({ success: true, data: { scriptUrl: services.payments.checkoutScriptUrl } }),
    { config: { share: 'checkout' } },
  );

  serve(
    resumeAdvance,
    ({ params, viewer }) => openAdvance(services, { orderId: params.id, buyerId: viewer.id }),
    {
      limits: [{ name: 'resume-advance', by: 'account', most: 60, seconds: 3600 }],
      config: { writesLittle: true, share: 'checkout' },
    },
  );

  serve(
    createFinalPayment,
    ({ body, viewer }) => openFinal(services, { orderId: body.orderId, buyerId: viewer.id }),
    {
      limits: [{ name: 'final-payment', by: 'account', most: 60, seconds: 3600 }],
      config: { writesLittle: true, share: 'checkout' },
    },
  );

  serve(
    verifyInitialPayment,
    async ({ body, viewer }) => {
      const paying = { orderId: body.orderId, buyerId: viewer.id };
      await verifyInstalment(services, paying, 'ADVANCE', proofOf(body));
      return { ...succeed('done.orderPlaced'), orderId: body.orderId };
    },
    { limits: [verifying], config: { writesLittle: true, share: 'checkout' } },
  );

  serve(
    verifyFinalPayment,
    async ({ body, viewer }) => {
      const paying = { orderId: body.orderId, buyerId: viewer.id };
      await verifyInstalment(services, paying, 'FINAL', proofOf(body));
      return { ...succeed('done.finalPaid'), orderId: body.orderId };
    },
    { limits: [verifying], config: { writesLittle: true, share: 'checkout' } },
  );

  serve(
    refundOrderCall,
    async ({ params, body, viewer, idempotencyKey, locale }) => {
      await refundOrder(services, {
        orderId: params.id,
        viewerId: viewer.id,
        amountPaise: toPaise(body.amount),
        reason: body.reason,
        idempotencyKey,
      });
      return {
        ...succeed('done.refundSent'),
        orderData: await showOrder(services, params.id, viewer.id, locale),
      };
    },
    { limits: [{ name: 'refunds', by: 'account', most: 30, seconds: 3600 }], config: { writesLittle: true } },
  );
}

function proofOf(body: ParsedOf<typeof verifyInitialPayment>['body']): PaymentProof {
  return {
    razorpayOrderId: body.razorpay_order_id,
    razorpayPaymentId: body.razorpay_payment_id,
    signature: body.razorpay_signature,
  };
}
