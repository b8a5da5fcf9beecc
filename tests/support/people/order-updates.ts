import { getUnreadNotifications } from '#contracts/notifications/notifications.contract.ts';
import { orderConfirmation } from '#contracts/orders/core/orders.contract.ts';
import { postOrderUpdate } from '#contracts/orders/making/making.contract.ts';
import type { Answer } from '../call-api.ts';
import type { Actor } from './actors.ts';
import type { Shop } from './shop.ts';
import { formOf } from './uploads.ts';

interface Sent {
  words?: Record<string, string>;
  images?: readonly { name: string; bytes: Buffer }[];
  key?: string;
}

/** Posts a progress update as a browser does. */
export function sendUpdate(
  maker: Pick<Actor, 'call'>,
  orderId: number,
  { words = {}, images = [], key }: Sent,
): Promise<Answer<typeof postOrderUpdate>> {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return maker.call(postOrderUpdate, {
    params: { id: orderId },
    body: formOf(words, { images }),
    headers,
  });
}

/** What both sides read of an order, and the buyer's notifications. */
export function makeReading(opened: () => Shop) {
  return {
    read: async (orderId: number, who: Actor = opened().buyer) =>
      (await who.call(orderConfirmation, { params: { id: orderId } })).body.orderData,
    async newsOf(orderId: number): Promise<string[]> {
      const { notifications } = (await opened().buyer.call(getUnreadNotifications)).body;
      return notifications.filter(({ link }) => link.endsWith(`/${orderId}`)).map(({ message }) => message);
    },
    lettersToBuyer() {
      const { app, buyer } = opened();
      return app.services.mail.listUnsent(app.services.db, buyer.email);
    },
  };
}
