import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  DeskOrder,
  listOrders,
  manageOrder,
  notifyBuyer,
  refundByDesk,
  showOrderToDesk,
} from '#contracts/admin/orders/orders.contract.ts';
import type { decideCancellation } from '#contracts/orders/endings/endings.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import { listBy } from '../lists/list-by.ts';

/** All orders; `query` searches, filters and sorts them. */
export const ordersList = listBy('orders', async (from, request) => {
  const { orders, nextCursor } = await from.call<typeof listOrders>('GET /api/admin/orders', request);
  return { rows: orders, nextCursor };
});

export function deskOrderQuery(id: string): ApiQuery<DeskOrder> {
  return {
    key: ['admin', 'order', id],
    async fetch(from) {
      const { desk } = await from.call<typeof showOrderToDesk>('GET /api/admin/orders/:id', {
        params: { id },
      });
      return desk;
    },
  };
}

/** Milliseconds between refetches of an open desk page, to show what the two sides have done. */
export const deskPollMs = 15_000;

/** Requests with the same key are done once. */
interface Keyed<Body> {
  body: Body;
  idempotencyKey: string;
}

export function useManageOrder(id: number) {
  return useDeskCall(id, ({ body, idempotencyKey }: Keyed<RequestOf<typeof manageOrder>['body']>) =>
    api.call<typeof manageOrder>('POST /api/admin/orders/:id/manage', {
      params: { id },
      body,
      idempotencyKey,
    }),
  );
}

export function useNotifyBuyer(id: number) {
  return useDeskCall(id, ({ body, idempotencyKey }: Keyed<RequestOf<typeof notifyBuyer>['body']>) =>
    api.call<typeof notifyBuyer>('POST /api/admin/orders/:id/tell', {
      params: { id },
      body,
      idempotencyKey,
    }),
  );
}

export function useDeskRefund(id: number) {
  return useDeskCall(id, ({ body, idempotencyKey }: Keyed<RequestOf<typeof refundByDesk>['body']>) =>
    api.call<typeof refundByDesk>('POST /api/admin/orders/:id/refund', {
      params: { id },
      body,
      idempotencyKey,
    }),
  );
}

export function useDecideCancellation(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: Keyed<RequestOf<typeof decideCancellation>['body']>) =>
      api.call<typeof decideCancellation>('POST /api/order/:id/cancellation/decide', {
        params: { id },
        body,
        idempotencyKey,
      }),
    onSettled: () => forgetAdministration(client),
  });
}

/** A refusal may mean that the page was out of date, so all admin queries are refetched. */
function useDeskCall<Sent>(id: number, send: (sent: Sent) => Promise<{ message: string; desk: DeskOrder }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ desk }) => client.setQueryData(deskOrderQuery(String(id)).key, desk),
    onSettled: () => forgetAdministration(client),
  });
}

const forgetAdministration = (client: QueryClient) => client.invalidateQueries({ queryKey: ['admin'] });
