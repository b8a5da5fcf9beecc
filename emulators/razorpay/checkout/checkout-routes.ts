import type { EmulatorContext } from '../emulator.context.ts';
import { ApiError, badRequest, invalidField, paymentFailed } from '../http/api-error.ts';
import { type Call, param, type Route } from '../http/router.ts';
import type { PaymentRecord } from '../ledger/entities.ts';
import { concludePayment, failPayment } from '../ledger/payment-lifecycle.ts';
import { getOrder } from '../rest/orders.ts';
import { getPayment } from '../rest/payments.ts';
import { signCheckout } from '../webhooks/signature.ts';
import { beginPayment } from './begin-payment.ts';
import {
  BANKS,
  CANCELLED_BY_BUYER,
  DECLINED_BY_BANK,
  OTP_REFUSED,
  TEST_CARDS,
  WALLETS,
} from './instruments.ts';

/** The API calls of the pay page. They need only the public key id, so any browser may make them. */
export function checkoutRoutes(ctx: EmulatorContext): readonly Route[] {
  return [
    { method: 'GET', path: '/v1/checkout/orders/:id', run: (call) => describeOrder(ctx, call) },
    {
      method: 'POST',
      path: '/v1/checkout/payments',
      run: (call) => {
        requireKey(ctx, call.body.key_id);
        const { payment, next } = beginPayment(ctx, getOrder(ctx, String(call.body.order_id)), call.body);
        return next ? { payment_id: payment.id, next } : checkoutResult(ctx, payment);
      },
    },
    {
      method: 'POST',
      path: '/v1/checkout/payments/:id/otp',
      run: (call) => {
        const payment = openPayment(ctx, call);
        const otp = String(call.body.otp ?? '');
        if (!/^\d{1,10}$/.test(otp)) throw invalidField('otp', 'Enter the OTP, 4 to 10 digits.');
        const decided =
          otp.length < 4 ? failPayment(ctx, payment, OTP_REFUSED) : concludePayment(ctx, payment);
        return checkoutResult(ctx, decided);
      },
    },
    {
      method: 'POST',
      path: '/v1/checkout/payments/:id/bank',
      run: (call) => {
        const payment = openPayment(ctx, call);
        const isGood = call.body.result === 'success';
        return checkoutResult(
          ctx,
          isGood ? concludePayment(ctx, payment) : failPayment(ctx, payment, DECLINED_BY_BANK),
        );
      },
    },
    {
      method: 'POST',
      path: '/v1/checkout/payments/:id/cancel',
      run: (call) => {
        failPayment(ctx, openPayment(ctx, call), CANCELLED_BY_BUYER);
        return {};
      },
    },
  ];
}

/** The three fields of Checkout's handler. Throws the payment's own error when it failed. */
export function checkoutResult(ctx: EmulatorContext, payment: PaymentRecord) {
  if (payment.failure) throw paymentFailed(payment.failure, payment.order_id, payment.id);
  return {
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: signCheckout(payment.order_id, payment.id, ctx.keySecret),
  };
}

function describeOrder(ctx: EmulatorContext, call: Call) {
  requireKey(ctx, call.query.get('key_id'));
  const { id, amount, currency, status } = getOrder(ctx, param(call, 'id'));
  return {
    id,
    amount,
    currency,
    status,
    banks: BANKS,
    wallets: WALLETS,
    test_cards: TEST_CARDS.map(({ number, network, isInternational, failure }) => ({
      number,
      network,
      international: isInternational,
      reason: failure?.reason ?? null,
    })),
  };
}

function openPayment(ctx: EmulatorContext, call: Call): PaymentRecord {
  requireKey(ctx, call.body.key_id);
  const payment = getPayment(ctx, param(call, 'id'));
  if (payment.status !== 'created') throw badRequest('This payment has already been completed.');
  return payment;
}

function requireKey(ctx: EmulatorContext, sent: unknown): void {
  if (sent !== ctx.keyId) throw new ApiError(401, 'BAD_REQUEST_ERROR', 'The api key provided is invalid');
}
