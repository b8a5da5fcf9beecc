import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  OrderData,
  orderConfirmation,
  orderDetails,
  updateOrderStatus,
} from '#contracts/orders/core/orders.contract.ts';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import { queryOptions } from '#web/platform/query/query-options.ts';

const freshFor = 5000;

/** An order for either of its sides; null if it does not exist or this viewer may not see it. */
export function orderQuery(id: string): ApiQuery<OrderData | null> {
  return {
    key: ['order', id],
    staleTime: freshFor,
    fetch: (from) =>
      orNothing(id, async () => {
        const { orderData } = await from.call<typeof orderDetails>(
          'GET /api/order/orderDetailsForBuyerAndSeller/:id',
          { params: { id } },
        );
        const { exact, ...order } = orderData;
        return { orderData: { ...order, ...exact } };
      }),
  };
}

/** The same order for the confirmation page. */
export function confirmationQuery(id: string): ApiQuery<OrderData | null> {
  return {
    key: ['order', id, 'confirmation'],
    staleTime: freshFor,
    fetch: (from) =>
      orNothing(id, () =>
        from.call<typeof orderConfirmation>('GET /api/order/confirmation/:id', {
          params: { id },
        }),
      ),
  };
}

/** Whether the advance of an order can still be paid, asked afresh from the server; null if the request fails. */
export function awaitsAdvance(client: QueryClient, orderId: number): Promise<boolean | null> {
  return client.fetchQuery({ ...queryOptions(orderQuery(String(orderId))), staleTime: 0 }).then(
    (order) => order?.can.payAdvance ?? false,
    () => null,
  );
}

async function orNothing(
  id: string,
  ask: () => Promise<{ orderData: OrderData }>,
): Promise<OrderData | null> {
  if (!/^[1-9]\d{0,15}$/.test(id)) return null;
  try {
    return (await ask()).orderData;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** Invalidates all queries that show orders, after a payment or a move. */
export function forgetOrders(client: QueryClient): void {
  client.invalidateQueries({ queryKey: ['order'] });
  client.invalidateQueries({ queryKey: ['orders'] });
}

/** Moves an order on. Refetches after a refusal too, since the screen was then out of date. */
export function useMoveOrder(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof updateOrderStatus>['body']) =>
      api.call<typeof updateOrderStatus>('PUT /api/order/:id/status', { params: { id }, body }),
    onSuccess: ({ orderData }) => client.setQueryData(orderQuery(String(id)).key, orderData),
    onSettled: () => forgetOrders(client),
  });
}
