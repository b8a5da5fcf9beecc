import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  moveCloth,
  orderCloth,
  priceCloth,
  receiveCloth,
  returnCloth,
} from '#contracts/cloth/cloth.contract.ts';
import type { ClothOfOrder } from '#contracts/cloth/cloth.fields.ts';
import type { ReplyOf, RequestOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { newerState } from '#web/platform/api/newer-state.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';

/** The cloth of an order, for either of its sides. */
export function orderClothQuery(orderId: number): ApiQuery<ClothOfOrder> {
  return {
    key: ['cloth', orderId],
    staleTime: 5000,
    fetch: async (from) =>
      (await from.call<typeof orderCloth>('GET /api/order/:id/cloth', { params: { id: orderId } })).data,
  };
}

/** Every act returns the changed cloth and the server's sentence. */
export type Changed = ReplyOf<typeof moveCloth>;

export const move = (id: number, body: RequestOf<typeof moveCloth>['body']): Promise<Changed> =>
  api.call<typeof moveCloth>('POST /api/order/:id/cloth/moves', { params: { id }, body });

export const sendReceipt = (id: number, body: RequestOf<typeof receiveCloth>['body']): Promise<Changed> =>
  api.call<typeof receiveCloth>('POST /api/order/:id/cloth/receipt', { params: { id }, body });

export const sendPrice = (id: number, body: RequestOf<typeof priceCloth>['body']): Promise<Changed> =>
  api.call<typeof priceCloth>('POST /api/order/:id/cloth/price', { params: { id }, body });

export const sendLeftover = (id: number, body: RequestOf<typeof returnCloth>['body']): Promise<Changed> =>
  api.call<typeof returnCloth>('POST /api/order/:id/cloth/leftover', { params: { id }, body });

/** The newer cloth that a refusal carries; null for other errors. */
export const newerCloth = (error: unknown) =>
  newerState<ClothOfOrder>(error, (newer) => newer.needs !== undefined);

/** Runs an act on the cloth. What has changed meanwhile is shown in its newer form. */
export function useClothAct(orderId: number) {
  const client = useQueryClient();
  const show = (cloth: ClothOfOrder) => client.setQueryData(orderClothQuery(orderId).key, cloth);
  return useMutation({
    mutationFn: (act: () => Promise<Changed>) => act(),
    onSuccess: ({ data }) => show(data),
    onError(error) {
      const newer = newerCloth(error);
      if (newer !== null) show(newer);
    },
  });
}

/** Refetches the cloth of an order when something of the order has changed. */
export function useClothNews(orderId: number): void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: orderClothQuery(orderId).key });
  useServerEvent('orderChanged', refresh);
  useReturn(refresh);
}
