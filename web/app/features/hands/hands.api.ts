import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as contract from '#contracts/hands/hands.contract.ts';
import type { OrderPieces } from '#contracts/hands/hands.fields.ts';
import type { ReplyOf, RequestOf } from '#contracts/platform/endpoint.ts';
import type { SendFile } from '#web/features/designs/pictures/use-staged-files.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { saveFile } from '#web/platform/api/save-file.ts';
import { upload } from '#web/platform/api/upload.ts';
import type { ApiQuery } from '#web/platform/query/api-query.ts';

/** The pieces of an order for one of its sides. */
export function piecesQuery(orderId: number): ApiQuery<OrderPieces> {
  return {
    key: ['hands', 'order', orderId],
    staleTime: 5000,
    fetch: async (from) =>
      (await from.call<typeof contract.readPieces>('GET /api/order/:id/pieces', { params: { id: orderId } }))
        .data,
  };
}

/** Uploads a photograph ahead; returns the file's id. */
export const sendHandPicture: SendFile = async (_, file, sending) => {
  const form = new FormData();
  form.append('image', file, file.name);
  const { data } = await upload<typeof contract.uploadHandPicture>(
    'POST /api/hand-overs/pictures',
    form,
    sending,
  );
  return data.mediaId;
};

export type Changed = ReplyOf<typeof contract.changePieces>;
export type ChangedWithLink = ReplyOf<typeof contract.renewHandLink>;
export type NewHandOver = ReplyOf<typeof contract.handPieceOver>;

export const savePieces = (
  orderId: number,
  body: RequestOf<typeof contract.changePieces>['body'],
): Promise<Changed> =>
  api.call<typeof contract.changePieces>('PUT /api/order/:id/pieces', { params: { id: orderId }, body });

/** Idempotent: the same key hands over once. */
export const sendHandOver = (
  orderId: number,
  body: RequestOf<typeof contract.handPieceOver>['body'],
  idempotencyKey: string,
): Promise<NewHandOver> =>
  api.call<typeof contract.handPieceOver>('POST /api/order/:id/hand-overs', {
    params: { id: orderId },
    body,
    idempotencyKey,
  });

export const moveWork = (
  id: number,
  body: RequestOf<typeof contract.moveHandOver>['body'],
): Promise<Changed> =>
  api.call<typeof contract.moveHandOver>('POST /api/hand-overs/:id/moves', { params: { id }, body });

export const renewLink = (id: number): Promise<ChangedWithLink> =>
  api.call<typeof contract.renewHandLink>('POST /api/hand-overs/:id/link', { params: { id } });

export const endLink = (id: number): Promise<Changed> =>
  api.call<typeof contract.endHandLink>('DELETE /api/hand-overs/:id/link', { params: { id } });

export const setCredit = (id: number, offer: boolean): Promise<Changed> =>
  api.call<typeof contract.offerCredit>('POST /api/hand-overs/:id/credit', {
    params: { id },
    body: { offer },
  });

export const saveTag = (orderId: number, pieceId: number | null): Promise<void> =>
  saveFile<typeof contract.printTag>('POST /api/order/:id/piece-tag', {
    params: { id: orderId },
    body: { pieceId },
  });

/** Runs a change and shows the pieces that it returns; after a refusal the pieces are refetched. */
export function useHandAct<Reply extends Changed>(orderId: number) {
  const client = useQueryClient();
  const { key } = piecesQuery(orderId);
  return useMutation({
    mutationFn: (act: () => Promise<Reply>) => act(),
    onSuccess: ({ data }) => client.setQueryData(key, data),
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Whether a newer version was there: what the dialog shows is old. */
export const isStale = (error: unknown) => error instanceof ApiError && error.code === 'CONFLICT';
