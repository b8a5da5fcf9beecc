import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '#contracts/platform/endpoint.ts';
import type {
  getShop,
  OwnShop,
  pauseOrders,
  resumeOrders,
  saveKeptShares,
  saveShop,
  saveSwatchPrice,
} from '#contracts/profiles/shop/shop.contract.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';

/** The viewer's own shop. */
export const shopQuery: ApiQuery<OwnShop> = {
  key: ['shop'],
  staleTime: 5000,
  fetch: async (from) => (await from.call<typeof getShop>('GET /api/users/shop')).data,
};

export function useSaveShop() {
  return useShopChange(
    async (body: RequestOf<typeof saveShop>['body']) =>
      (await api.call<typeof saveShop>('POST /api/users/shop', { body })).data,
  );
}

/** After a refusal because of newer shares, these are shown too. */
export function useSaveShares() {
  const client = useQueryClient();
  const change = useShopChange(async (body: RequestOf<typeof saveKeptShares>['body']) => {
    try {
      return (await api.call<typeof saveKeptShares>('PUT /api/users/shop/shares', { body })).data;
    } catch (error) {
      const newer = error instanceof ApiError && error.code === 'CONFLICT' ? error.newer : undefined;
      if (newer !== undefined) showChanged(client, newer as OwnShop);
      throw error;
    }
  });
  return change;
}

export function useSaveSwatchPrice() {
  return useShopChange(
    async (price: number | null) =>
      (await api.call<typeof saveSwatchPrice>('PUT /api/users/shop/swatch', { body: { price } })).data,
  );
}

export function usePauseOrders() {
  return useShopChange(
    async (body: RequestOf<typeof pauseOrders>['body']) =>
      (await api.call<typeof pauseOrders>('POST /api/users/shop/pause', { body })).data,
  );
}

export function useResumeOrders() {
  return useShopChange(
    async () => (await api.call<typeof resumeOrders>('DELETE /api/users/shop/pause')).data,
  );
}

/** Shows changes made in another tab. */
export function useShopNews(): void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: shopQuery.key });
  useServerEvent('shopChanged', refresh);
  useReturn(refresh);
}

function useShopChange<Given>(change: (given: Given) => Promise<OwnShop>) {
  const client = useQueryClient();
  return useMutation({
    // Runs changes one after the other, so that the last reply includes all of them.
    scope: { id: 'shop' },
    mutationFn: change,
    onSuccess: (shop) => showChanged(client, shop),
  });
}

/** The maker's profile and designs also show when orders are taken. */
function showChanged(client: QueryClient, shop: OwnShop): void {
  client.setQueryData(shopQuery.key, shop);
  for (const queryKey of [['profile'], ['design']]) void client.invalidateQueries({ queryKey });
}
