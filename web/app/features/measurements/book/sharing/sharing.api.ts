import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as contract from '#contracts/measurements/book/sharing.contract.ts';
import type { ReplyOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiList, ApiQuery } from '#web/platform/query/api-query.ts';

/** What of the buyer's book fits an order. Its key is under the order's, so both are refetched together. */
export function bookForOrderQuery(orderId: number): ApiQuery<contract.BookForOrder> {
  return {
    key: ['order', String(orderId), 'naap'],
    staleTime: 5000,
    fetch: async (from) =>
      (
        await from.call<typeof contract.readBookForOrder>('GET /api/naap/orders/:id', {
          params: { id: orderId },
        })
      ).data,
  };
}

/** What the buyer shares with an order, as its maker sees it. */
export function sharedQuery(orderId: number): ApiQuery<contract.SharedVersion[]> {
  return {
    key: ['order', String(orderId), 'shared'],
    staleTime: 5000,
    fetch: async (from) =>
      (
        await from.call<typeof contract.readShared>('GET /api/naap/orders/:id/shared', {
          params: { id: orderId },
        })
      ).data,
  };
}

type ReadingPage = ReplyOf<typeof contract.listReadings>;

/** Who read what of the viewer's book, newest first. */
export const readingList: ApiList<ReadingPage> = {
  key: ['naap', 'readings'],
  staleTime: 10_000,
  fetch: (from, cursor) =>
    from.call<typeof contract.listReadings>('GET /api/naap/readings', {
      query: cursor === undefined ? {} : { cursor },
    }),
  next: (page) => page.nextCursor,
};

interface ForOrder {
  data: contract.BookForOrder;
}

function useOrderWrite<Given>(orderId: number, write: (given: Given) => Promise<ForOrder>) {
  const client = useQueryClient();
  const { key } = bookForOrderQuery(orderId);
  return useMutation({
    mutationFn: async (given: Given) => (await write(given)).data,
    onSuccess(data) {
      client.setQueryData(key, data);
      // The book lists shares and versions too.
      void client.invalidateQueries({ queryKey: ['naap'] });
      void client.invalidateQueries({ queryKey: sharedQuery(orderId).key });
    },
    // A refusal means that making has started or that a newer version was saved meanwhile.
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}

interface Sharing {
  versionId: number;
  overlayId: number | null;
  idempotencyKey: string;
}

export const useShareVersion = (orderId: number) =>
  useOrderWrite<Sharing>(orderId, ({ idempotencyKey, ...body }) =>
    api.call<typeof contract.shareVersion>('POST /api/naap/orders/:id/shares', {
      params: { id: orderId },
      body,
      idempotencyKey,
    }),
  );

export const useRevokeShare = (orderId: number) =>
  useOrderWrite<number>(orderId, (id) =>
    api.call<typeof contract.revokeShare>('DELETE /api/naap/shares/:id', { params: { id } }),
  );

export const useTakeMeasured = (orderId: number) =>
  useOrderWrite<{ measurementId: number; personId: number }>(orderId, (body) =>
    api.call<typeof contract.takeMeasured>('POST /api/naap/orders/:id/taken', {
      params: { id: orderId },
      body,
    }),
  );

/** Null withdraws the agreement. */
export const useStandingYes = (orderId: number) =>
  useOrderWrite<number | null>(orderId, (personId) =>
    personId === null
      ? api.call<typeof contract.endStandingYes>('DELETE /api/naap/orders/:id/standing-yes', {
          params: { id: orderId },
        })
      : api.call<typeof contract.giveStandingYes>('PUT /api/naap/orders/:id/standing-yes', {
          params: { id: orderId },
          body: { personId },
        }),
  );
