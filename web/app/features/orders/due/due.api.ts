import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type {
  answerDay,
  proposeDay,
  setFunctionDay,
  withdrawDay,
} from '#contracts/orders/due/due.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { newerState } from '#web/platform/api/newer-state.ts';
import { forgetOrders, orderQuery } from '../core/orders.api.ts';

function useDayCall<Sent>(id: number, send: (sent: Sent) => Promise<{ orderData: OrderData }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ orderData }) => client.setQueryData(orderQuery(String(id)).key, orderData),
    onError(error) {
      const newer = newerState<OrderData>(error, (order) => order.id === id);
      if (newer !== null) client.setQueryData(orderQuery(String(id)).key, newer);
    },
    onSettled: () => forgetOrders(client),
  });
}

type Proposal = RequestOf<typeof proposeDay>['body'];

export function useProposeDay(id: number) {
  return useDayCall(id, ({ body, idempotencyKey }: { body: Proposal; idempotencyKey: string }) =>
    api.call<typeof proposeDay>('POST /api/order/:id/promise', { params: { id }, body, idempotencyKey }),
  );
}

export function useAnswerDay(id: number) {
  return useDayCall(id, (body: RequestOf<typeof answerDay>['body']) =>
    api.call<typeof answerDay>('POST /api/order/:id/promise/answer', { params: { id }, body }),
  );
}

export function useWithdrawDay(id: number) {
  return useDayCall(id, (body: RequestOf<typeof withdrawDay>['body']) =>
    api.call<typeof withdrawDay>('POST /api/order/:id/promise/withdraw', { params: { id }, body }),
  );
}

export function useSetFunctionDay(id: number) {
  return useDayCall(id, (body: RequestOf<typeof setFunctionDay>['body']) =>
    api.call<typeof setFunctionDay>('PUT /api/order/:id/function-day', { params: { id }, body }),
  );
}
