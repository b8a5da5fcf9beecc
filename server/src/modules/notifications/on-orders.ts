import type { OrderStatus } from '#contracts/orders/orders.states.ts';
import type { Services } from '../../platform/services.ts';
import { orderConfirmed, orderMoved } from '../orders/public.ts';
import type { Announcer } from './announce.ts';
import { insertNews, orderNews } from './notifications.queries.ts';

export function tellOfOrders({ db, events }: Services, announcer: Announcer): void {
  events.on(orderConfirmed, 'notify', async ({ orderId }) => {
    const { buyerId, makerId, at } = await read(orderId, 'CONFIRMED');
    const subject = `order:${orderId}:CONFIRMED`;
    const step = { subject, orderId, orderStatus: 'CONFIRMED', at };
    await tell({ ...step, recipientId: makerId, type: 'ORDER', senderId: buyerId });
    await tell({ ...step, recipientId: buyerId, type: 'PAYMENT' });
  });

  events.on(orderMoved, 'notify', async ({ orderId, by, to }) => {
    const { buyerId, makerId, isPaid, at } = await read(orderId, to);
    const step = { type: 'ORDER', subject: `order:${orderId}:${to}`, orderId, orderStatus: to, at } as const;
    if (by !== 'BUYER') {
      await tell({ ...step, recipientId: buyerId, ...(by === 'MAKER' ? { senderId: makerId } : {}) });
    }
    // A maker hears of an order once its advance is paid, and not before.
    if (by !== 'MAKER' && isPaid) {
      await tell({ ...step, recipientId: makerId, ...(by === 'BUYER' ? { senderId: buyerId } : {}) });
    }
  });

  async function tell(news: Parameters<typeof insertNews>[1]): Promise<void> {
    const id = await insertNews(db, news);
    if (id !== undefined) await announcer.announce(id);
  }

  async function read(orderId: number, status: OrderStatus) {
    const [news] = await orderNews(db, [orderId, status]);
    if (!news) throw new Error(`order ${orderId} is not there`);
    const { at, ...sides } = news;
    return { ...sides, ...(at === null ? { at: undefined } : { at }) };
  }
}
