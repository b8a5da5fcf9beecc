import { type DesignDetails, getProductDetails } from '#contracts/designs/designs.contract.ts';
import { toRupees } from '#contracts/money/money.ts';
import {
  createFinalPayment,
  createOrder,
  currentUserShippingAddress,
  paymentWindow,
  resumeAdvance,
  verifyFinalPayment,
  verifyInitialPayment,
} from '#contracts/orders/checkout.contract.ts';
import type { ReplyOf, RequestOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** The design that is about to be ordered. */
export function designToOrder(id: string): ApiQuery<DesignDetails> {
  return {
    key: ['checkout', 'design', id],
    fetch: async (from, signal) =>
      (await from.call(getProductDetails, { params: { id }, ...(signal && { signal }) })).product,
  };
}

export type StoredAddress = ReplyOf<typeof currentUserShippingAddress>['shippingAddress'];

/** Where the viewer had things sent before; null for the first time. */
export const shippingAddress: ApiQuery<StoredAddress> = {
  key: ['checkout', 'address'],
  staleTime: 0,
  fetch: async (from, signal) =>
    (await from.call(currentUserShippingAddress, signal ? { signal } : {})).shippingAddress,
};

/** The script of the payment window; it does not change while a page is open. */
export const paymentScript: ApiQuery<string> = {
  key: ['payment-script'],
  staleTime: Number.POSITIVE_INFINITY,
  fetch: async (from, signal) => (await from.call(paymentWindow, signal ? { signal } : {})).data.scriptUrl,
};

/** What opens the payment window. `amount` is in rupees. */
export type PaymentRequest = ReplyOf<typeof createOrder>;
export type OrderRequest = RequestOf<typeof createOrder>['body'];
export type PaymentProof = RequestOf<typeof verifyInitialPayment>['body'];

/** The same key answers with the same order, however often it is asked. */
export function placeOrder(body: OrderRequest, idempotencyKey: string): Promise<PaymentRequest> {
  return api.call(createOrder, { body, headers: { 'idempotency-key': idempotencyKey } });
}

/** The payment of an order that is not paid yet, once more. */
export function reopenPayment(orderId: number): Promise<PaymentRequest> {
  return api.call(resumeAdvance, { params: { id: orderId } });
}

/** The final payment. Its amount arrives in paise; the payment window of this page takes rupees like the others. */
export async function openFinalPayment(orderId: number): Promise<PaymentRequest> {
  const request = await api.call(createFinalPayment, { body: { orderId } });
  return { ...request, amount: toRupees(request.amount) };
}

export function provePayment(proof: PaymentProof) {
  return api.call(verifyInitialPayment, { body: proof });
}

export function proveFinalPayment(proof: PaymentProof) {
  return api.call(verifyFinalPayment, { body: proof });
}
