import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  makeClaim,
  moveClaim,
  orderFit,
  priceClaim,
  readClaim,
  rememberFit,
  stateSewn,
  uploadFitPicture,
} from '#contracts/fit/fit.contract.ts';
import type { ClaimsOfOrder, FitClaim } from '#contracts/fit/fit.fields.ts';
import type { ReplyOf, RequestOf } from '#contracts/platform/endpoint.ts';
import type { SendFile } from '#web/features/designs/pictures/use-staged-files.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { newerState } from '#web/platform/api/newer-state.ts';
import { imageForm, upload } from '#web/platform/api/upload.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';

const freshFor = 5000;

/** The claims of an order, and what a new one starts from. */
export function orderFitQuery(orderId: string | number): ApiQuery<ClaimsOfOrder> {
  return {
    key: ['fit', 'order', String(orderId)],
    staleTime: freshFor,
    fetch: async (from) =>
      (await from.call<typeof orderFit>('GET /api/order/:id/fit', { params: { id: Number(orderId) } })).data,
  };
}

/** A claim for either of its sides. */
export function claimQuery(id: string | number): ApiQuery<FitClaim> {
  return {
    key: ['fit', 'claim', String(id)],
    staleTime: freshFor,
    fetch: async (from) =>
      (await from.call<typeof readClaim>('GET /api/fit/:id', { params: { id: Number(id) } })).claim,
  };
}

/** Uploads a photograph ahead; returns the file's id. */
export const sendFitPicture: SendFile = async (_, file, sending) =>
  (await upload<typeof uploadFitPicture>('POST /api/fit/pictures', imageForm(file), sending)).data.mediaId;

/** Every act returns the changed claim and the server's sentence. */
export type Changed = ReplyOf<typeof moveClaim>;

/** Idempotent: the same key returns the same claim. */
export const sendClaim = (
  orderId: number,
  body: RequestOf<typeof makeClaim>['body'],
  idempotencyKey: string,
): Promise<Changed> =>
  api.call<typeof makeClaim>('POST /api/order/:id/fit', { params: { id: orderId }, body, idempotencyKey });

export const move = (id: number, body: RequestOf<typeof moveClaim>['body']): Promise<Changed> =>
  api.call<typeof moveClaim>('POST /api/fit/:id/moves', { params: { id }, body });

export const sendSewn = (id: number, body: RequestOf<typeof stateSewn>['body']): Promise<Changed> =>
  api.call<typeof stateSewn>('PUT /api/fit/:id/sewn', { params: { id }, body });

export const sendPrice = (id: number, body: RequestOf<typeof priceClaim>['body']): Promise<Changed> =>
  api.call<typeof priceClaim>('POST /api/fit/:id/price', { params: { id }, body });

export const remember = (id: number, body: RequestOf<typeof rememberFit>['body']): Promise<Changed> =>
  api.call<typeof rememberFit>('POST /api/fit/:id/remember', { params: { id }, body });

/** Shows a claim that the server has returned, and refetches the claims of its order. */
export function showClaim(client: QueryClient, claim: FitClaim): void {
  client.setQueryData(claimQuery(claim.id).key, claim);
  void client.invalidateQueries({ queryKey: orderFitQuery(claim.orderId).key });
}

/** The newer claim that a refusal carries; null for other errors. */
export const newerClaim = (error: unknown, id: number) =>
  newerState<FitClaim>(error, (newer) => newer.id === id);

/** Runs an act on a claim. A claim that has changed meanwhile is shown in its newer form. */
export function useClaimAct(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: () => Promise<Changed>) => act(),
    onSuccess: ({ claim }) => showClaim(client, claim),
    onError(error) {
      const newer = newerClaim(error, id);
      if (newer !== null) showClaim(client, newer);
    },
  });
}

/** Refetches a query of claims when one may have changed. */
export function useFitNews(queryKey: QueryKey): void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey });
  useServerEvent('fitChanged', refresh);
  useReturn(refresh);
}
