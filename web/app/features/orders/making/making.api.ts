import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderData } from '#contracts/orders/core/orders.contract.ts';
import type {
  deleteOrderUpdate,
  postOrderUpdate,
  setShipment,
} from '#contracts/orders/making/making.contract.ts';
import type { ShipmentWords } from '#contracts/orders/making/shipment.rules.ts';
import { api } from '#web/platform/api/browser-api.ts';
import { upload } from '#web/platform/api/upload.ts';
import { keptForm } from '#web/platform/outbox/waiting.ts';
import { useReturn, useServerEvent } from '#web/platform/socket/use-server-event.ts';
import { forgetOrders, orderQuery } from '../core/orders.api.ts';

export interface UpdateToSend {
  /** '' leaves the status unchanged. */
  status: string;
  note: string;
  shipment: ShipmentWords | null;
  files: readonly File[];
  idempotencyKey: string;
}

/** Sends an update of the making, and moves the order if a status was chosen. */
export function useSendUpdate(orderId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ update, onProgress }: { update: UpdateToSend; onProgress: (done: number) => void }) => {
      const { status, note, shipment, files, idempotencyKey } = update;
      const body = new FormData();
      if (status !== '') body.append('status', status);
      body.append('note', note.trim());
      for (const [name, word] of Object.entries(shipment ?? {})) body.append(name, word.trim());
      for (const file of files) body.append('images', file, file.name);
      return upload<typeof postOrderUpdate>('POST /api/order/:id/updates', body, {
        params: { id: orderId },
        idempotencyKey,
        onProgress,
      });
    },
    onSuccess: ({ orderData }) => client.setQueryData(orderQuery(String(orderId)).key, orderData),
    onSettled: () => forgetOrders(client),
  });
}

/** What the order shows of an update that waits in the outbox. */
export interface AboutUpdate {
  orderId: number;
  note: string;
}

/** An update for the outbox. It carries no move, because the move may be impossible by the time it is sent. */
export const keptUpdate = (orderId: number, note: string) =>
  keptForm<typeof postOrderUpdate>('POST /api/order/:id/updates', {
    params: { id: orderId },
    fields: { note: note.trim() },
    filesAs: 'images',
    takesKey: true,
  });

export function useRemoveUpdate(orderId: number) {
  return useChange(orderId, (updateId: number) =>
    api.call<typeof deleteOrderUpdate>('DELETE /api/order/:id/updates/:updateId', {
      params: { id: orderId, updateId },
    }),
  );
}

export function useSetShipment(orderId: number) {
  return useChange(orderId, (words: ShipmentWords) =>
    api.call<typeof setShipment>('PUT /api/order/:id/shipment', { params: { id: orderId }, body: words }),
  );
}

function useChange<Asked>(orderId: number, ask: (asked: Asked) => Promise<{ orderData: OrderData }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: ({ orderData }) => client.setQueryData(orderQuery(String(orderId)).key, orderData),
    onSettled: () => forgetOrders(client),
  });
}

/** Refreshes open pages of orders when the other side changes one. */
export function useOrderNews(): void {
  const client = useQueryClient();
  useServerEvent('orderChanged', () => forgetOrders(client));
  useReturn(() => forgetOrders(client));
}
