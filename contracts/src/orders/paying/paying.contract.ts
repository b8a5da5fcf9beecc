import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, requiredLines, rupees } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { rule } from '#contracts/words/rule.ts';
import { changedOrder } from '../core/orders.contract.ts';

/** The data for the payment window. `amount` is the instalment due, in rupees. */
export const paymentRequest = {
  ...successMessage,
  razorpayKey: z.string(),
  amount: rupees,
  currency: z.literal('INR'),
  razorpayOrderId: z.string(),
  orderId: idOut,
  /** The URL of the script that opens the payment window. */
  checkoutScriptUrl: z.string(),
  /** The URL to which the payment page posts its result in browsers that cannot show the window. */
  callbackUrl: z.string(),
};

/** Called before an order is placed, so that no order is placed if the payment window cannot open. */
export const paymentWindow = endpoint({
  method: 'GET',
  path: '/api/order/paymentWindow',
  access: 'anyone',
  tag: 'payments',
  summary: 'The script that opens the payment window',
  reply: z.object({ success: z.literal(true), data: z.object({ scriptUrl: z.string() }) }),
});

const paymentProof = z.object({
  razorpay_order_id: z.string().check(z.maxLength(64)),
  razorpay_payment_id: z.string().check(z.maxLength(64)),
  razorpay_signature: z.string().check(z.maxLength(128)),
  orderId: id,
});

export const verifyInitialPayment = endpoint({
  method: 'POST',
  path: '/api/order/verifyInitialPayment',
  access: 'member',
  whileSuspended: true,
  tag: 'payments',
  summary: 'Prove the advance with the signature of the payment window',
  body: paymentProof,
  reply: z.object({ ...successMessage, orderId: idOut }),
});

export const createFinalPayment = endpoint({
  method: 'POST',
  path: '/api/order/createFinalPayment',
  access: 'member',
  whileSuspended: true,
  tag: 'payments',
  summary: 'Open the payment of the final instalment',
  body: z.object({ orderId: id }),
  reply: z.object(paymentRequest),
});

export const verifyFinalPayment = endpoint({
  method: 'POST',
  path: '/api/order/verifyFinalPayment',
  access: 'member',
  whileSuspended: true,
  tag: 'payments',
  summary: 'Prove the final payment with the signature of the payment window',
  body: paymentProof,
  reply: z.object({ ...successMessage, orderId: idOut }),
});

/** Returns the same payment window again, for an order whose advance is not paid. */
export const resumeAdvance = endpoint({
  method: 'POST',
  path: '/api/order/resumeAdvance/:id',
  access: 'member',
  tag: 'payments',
  summary: 'Open the payment of the advance of an unpaid order again',
  params: z.object({ id }),
  reply: z.object(paymentRequest),
});

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/order/:id/refund',
  access: 'member',
  tag: 'payments',
  inReadersLanguage: true,
  summary: 'The maker pays a part of an order, or all of it, back',
  idempotencyKey: 'required',
  params: z.object({ id }),
  body: z.object({
    amount: z
      .number(rule('orders.paidBackHowMuch'))
      .check(
        z.minimum(1, rule('orders.paidBackLeast')),
        z.maximum(100_000_000, rule('orders.paidBackMost')),
        z.multipleOf(0.01, rule('orders.decimals')),
      ),
    reason: requiredLines(rule('orders.whyBuyer'), 300),
  }),
  reply: changedOrder,
});
