import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as contract from '#contracts/occasions/occasions.contract.ts';
import type {
  GuestWords,
  ListedOccasion,
  OccasionBoard,
  OccasionWords,
} from '#contracts/occasions/occasions.fields.ts';
import type { createShare, endShare } from '#contracts/occasions/shares.contract.ts';
import type { ReplyOf, RequestOf } from '#contracts/platform/endpoint.ts';
import { api } from '#web/platform/api/browser-api.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';

const freshFor = 5000;

/** The viewer's occasions. The keys of all occasions begin alike, so that they are refetched together. */
export const occasionsQuery: ApiQuery<ListedOccasion[]> = {
  key: ['occasions', 'list'],
  staleTime: freshFor,
  fetch: async (from) => (await from.call<typeof contract.listOccasions>('GET /api/occasions')).occasions,
};

/** The board of one of the viewer's occasions. */
export function boardQuery(id: string | number): ApiQuery<OccasionBoard> {
  return {
    key: ['occasions', 'board', String(id)],
    staleTime: freshFor,
    fetch: async (from) =>
      (
        await from.call<typeof contract.readOccasion>('GET /api/occasions/:id', {
          params: { id: Number(id) },
        })
      ).board,
  };
}

/** The wish of the occasion that an order belongs to; null without one. */
export function occasionOfOrderQuery(orderId: number): ApiQuery<contract.OccasionNote | null> {
  return {
    key: ['occasions', 'of-order', orderId],
    staleTime: freshFor,
    fetch: async (from) =>
      (
        await from.call<typeof contract.readOccasionOfOrder>('GET /api/order/:id/occasion', {
          params: { id: orderId },
        })
      ).note,
  };
}

type Changed = ReplyOf<typeof contract.changeOccasion>;

/** Idempotent: the same key begins the same occasion. */
export const beginOccasion = (body: OccasionWords, idempotencyKey: string): Promise<Changed> =>
  api.call<typeof contract.createOccasion>('POST /api/occasions', { body, idempotencyKey });

export const saveOccasion = (id: number, body: OccasionWords): Promise<Changed> =>
  api.call<typeof contract.changeOccasion>('PUT /api/occasions/:id', { params: { id }, body });

export const setArchived = (id: number, archived: boolean): Promise<Changed> =>
  api.call<typeof contract.archiveOccasion>('POST /api/occasions/:id/archive', {
    params: { id },
    body: { archived },
  });

export const addGuest = (id: number, body: GuestWords, idempotencyKey: string): Promise<Changed> =>
  api.call<typeof contract.addGuest>('POST /api/occasions/:id/people', {
    params: { id },
    body,
    idempotencyKey,
  });

export const saveGuest = (id: number, personId: number, body: GuestWords): Promise<Changed> =>
  api.call<typeof contract.changeGuest>('PUT /api/occasions/:id/people/:personId', {
    params: { id, personId },
    body,
  });

export const removeGuest = (id: number, personId: number): Promise<Changed> =>
  api.call<typeof contract.removeGuest>('DELETE /api/occasions/:id/people/:personId', {
    params: { id, personId },
  });

export const assignOrder = (id: number, orderId: number, personId: number): Promise<Changed> =>
  api.call<typeof contract.assignOrder>('PUT /api/occasions/:id/orders/:orderId', {
    params: { id, orderId },
    body: { personId },
  });

export const takeOrderOut = (id: number, orderId: number): Promise<Changed> =>
  api.call<typeof contract.unassignOrder>('DELETE /api/occasions/:id/orders/:orderId', {
    params: { id, orderId },
  });

export const openShare = (
  id: number,
  body: RequestOf<typeof createShare>['body'],
): Promise<ReplyOf<typeof createShare>> =>
  api.call<typeof createShare>('POST /api/occasions/:id/shares', { params: { id }, body });

export const closeShare = (id: number, shareId: number): Promise<Changed> =>
  api.call<typeof endShare>('DELETE /api/occasions/:id/shares/:shareId', { params: { id, shareId } });

/** Shows a board that the server has returned, and refetches the lists that contain it. */
export function showBoard(client: QueryClient, board: OccasionBoard): void {
  client.setQueryData(boardQuery(board.id).key, board);
  void client.invalidateQueries({ queryKey: occasionsQuery.key });
}

/** Runs a change of an occasion and shows the board that it returns; after a refusal the board is refetched. */
export function useOccasionAct<Reply extends Changed>(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: () => Promise<Reply>) => act(),
    onSuccess: ({ board }) => showBoard(client, board),
    onError: () => client.invalidateQueries({ queryKey: boardQuery(id).key }),
  });
}

/** Refetches boards and lists when an order may have changed: paid, moved, cancelled. */
export function useOccasionNews(): void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: ['occasions'] });
  useServerEvent('orderChanged', refresh);
  useReturn(refresh);
}
