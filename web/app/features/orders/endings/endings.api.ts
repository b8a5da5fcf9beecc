import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type {
  answerCancellation,
  askToCancel,
  withdrawCancellation,
} from '#contracts/orders/endings/endings.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { forgetOrders, orderQuery } from '../core/orders.api.ts';

/** Requests with the same key are the same request. */
interface Keyed<Body> {
  body: Body;
  idempotencyKey: string;
}

/**
 * Sends a change of an order and stores the returned order. Refetches after a refusal too, since the screen was then
 * out of date.
 */
function useOrderCall<Sent>(id: number, send: (sent: Sent) => Promise<{ orderData: OrderData }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ orderData }) => client.setQueryData(orderQuery(String(id)).key, orderData),
    onSettled: () => forgetOrders(client),
  });
}

export function useAskToCancel(id: number) {
  return useOrderCall(id, ({ body, idempotencyKey }: Keyed<RequestOf<typeof askToCancel>['body']>) =>
    api.call<typeof askToCancel>('POST /api/order/:id/cancellation', {
      params: { id },
      body,
      idempotencyKey,
    }),
  );
}

export function useAnswerCancellation(id: number) {
  return useOrderCall(id, ({ body, idempotencyKey }: Keyed<RequestOf<typeof answerCancellation>['body']>) =>
    api.call<typeof answerCancellation>('POST /api/order/:id/cancellation/answer', {
      params: { id },
      body,
      idempotencyKey,
    }),
  );
}

export function useWithdrawCancellation(id: number) {
  return useOrderCall(id, () =>
    api.call<typeof withdrawCancellation>('POST /api/order/:id/cancellation/withdraw', { params: { id } }),
  );
}
