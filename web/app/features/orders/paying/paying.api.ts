import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  createFinalPayment,
  paymentWindow,
  refundOrder,
  resumeAdvance,
  verifyFinalPayment,
  verifyInitialPayment,
} from '#contracts/orders/paying/paying.contract.ts';
import type { ReplyOf, RequestOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import { forgetOrders, orderQuery } from '../core/orders.api.ts';

/** The script of the payment window; it does not change while a page is open. */
export const paymentScript: ApiQuery<string> = {
  key: ['payment-script'],
  staleTime: Number.POSITIVE_INFINITY,
  fetch: async (from) =>
    (await from.call<typeof paymentWindow>('GET /api/order/paymentWindow')).data.scriptUrl,
};

/** The data to open the payment window with. `amount` is in rupees. */
export type PaymentRequest = ReplyOf<typeof resumeAdvance>;
export type PaymentProof = RequestOf<typeof verifyInitialPayment>['body'];

/** Reopens the payment of an unpaid order. */
export function reopenPayment(orderId: number): Promise<PaymentRequest> {
  return api.call<typeof resumeAdvance>('POST /api/order/resumeAdvance/:id', { params: { id: orderId } });
}

export function openFinalPayment(orderId: number): Promise<PaymentRequest> {
  return api.call<typeof createFinalPayment>('POST /api/order/createFinalPayment', { body: { orderId } });
}

export function provePayment(proof: PaymentProof) {
  return api.call<typeof verifyInitialPayment>('POST /api/order/verifyInitialPayment', { body: proof });
}

export function proveFinalPayment(proof: PaymentProof) {
  return api.call<typeof verifyFinalPayment>('POST /api/order/verifyFinalPayment', { body: proof });
}

/** The maker makes a refund; calls with the same key are the same refund. */
export function useRefundOrder(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      body,
      idempotencyKey,
    }: {
      body: RequestOf<typeof refundOrder>['body'];
      idempotencyKey: string;
    }) =>
      api.call<typeof refundOrder>('POST /api/order/:id/refund', {
        params: { id },
        body,
        idempotencyKey,
      }),
    onSuccess: ({ orderData }) => client.setQueryData(orderQuery(String(id)).key, orderData),
    onSettled: () => forgetOrders(client),
  });
}
