import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import {
  buyerNotified,
  cancellationMoved,
  dayMissed,
  functionDayChanged,
  orderConfirmed,
  orderMoved,
  parcelUnconfirmed,
  promiseMoved,
  shipmentChanged,
  updatePosted,
  updateRemoved,
} from '#server/modules/orders/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import type { Reach } from '../push/push.queries.ts';
import { insertNews, type News } from '../write-notifications.queries.ts';
import { deskNews, orderNews, updateNews } from './occasions.queries.ts';

/** Moves that a meeting causes; the meeting sends its own notification. */
const notifiedByMeetings: readonly OrderStatus[] = ['MEASUREMENT_SCHEDULED', 'MEASUREMENT_COMPLETED'];

export function notifyOfOrders({ db, events, realtime }: Services, announcer: Announcer): void {
  events.on(orderConfirmed, 'notify', async ({ orderId, happenedAt }) => {
    const news = await read(orderId, 'CONFIRMED');
    const { buyerId, makerId, at } = news;
    const ofMaker = { devices: news.makerDevices, texts: news.makerTexts };
    const ofBuyer = { devices: news.buyerDevices, texts: news.buyerTexts };
    const subject = `order:${orderId}:CONFIRMED`;
    const step = { subject, orderId, happenedAt: at ?? happenedAt } as const;
    const [asked, paid] = news.isSwatch
      ? (['SWATCH_ASKED', 'SWATCH_PAID'] as const)
      : (['CONFIRMED', 'CONFIRMED'] as const);
    await Promise.all([
      notify(
        { ...step, data: { event: asked }, recipientId: makerId, type: 'ORDER', senderId: buyerId },
        ofMaker,
      ),
      notify({ ...step, data: { event: paid }, recipientId: buyerId, type: 'PAYMENT' }, ofBuyer),
    ]);
  });

  events.on(orderMoved, 'notify', async ({ orderId, by, to, lateDays, happenedAt }) => {
    if (by === 'SYSTEM' && notifiedByMeetings.includes(to)) return;
    const { buyerId, makerId, isPaid, isFinalAsked, at } = await read(orderId, to);
    // The notification that asks for the final payment says this and names the due date.
    if (to === 'FINAL_PAYMENT_PENDING' && isFinalAsked) return;
    const subject = `order:${orderId}:${to}`;
    const data = { event: by === 'SYSTEM' && to === 'DELIVERED' ? ('PARCEL_ENDED' as const) : to };
    const step = { type: 'ORDER', data, subject, orderId, happenedAt: at ?? happenedAt } as const;
    if (by !== 'BUYER') {
      await notify({ ...step, recipientId: buyerId, ...(by === 'MAKER' ? { senderId: makerId } : {}) });
    }
    // A maker is notified of an order only once its advance is paid.
    if (by !== 'MAKER' && isPaid) {
      const toMaker = lateDays === undefined ? step : { ...step, data: { event: 'CANCELLED_LATE' as const } };
      await notify({ ...toMaker, recipientId: makerId, ...(by === 'BUYER' ? { senderId: buyerId } : {}) });
    }
  });

  events.on(parcelUnconfirmed, 'notify', async ({ orderId, reminder, happenedAt }) => {
    const { buyerId: recipientId } = await read(orderId, 'SHIPPED');
    const data = { event: reminder === 1 ? 'PARCEL_ASKED' : 'PARCEL_LAST' } as const;
    const subject = `order:${orderId}:${data.event}`;
    await notify({ recipientId, type: 'ORDER', data, subject, orderId, happenedAt });
  });

  events.on(promiseMoved, 'notify', async ({ orderId, promiseId, step, happenedAt }) => {
    const { buyerId, makerId } = await read(orderId, 'CONFIRMED');
    const subject = `promise:${promiseId}:${step}`;
    const data = { event: `PROMISE_${step}` } as const;
    const news = { type: 'ORDER', data, subject, orderId, happenedAt } as const;
    const isByBuyer = step === 'ACCEPTED' || step === 'DECLINED';
    if (!isByBuyer)
      await notify({ ...news, recipientId: buyerId, ...(step !== 'LAPSED' && { senderId: makerId }) });
    if (isByBuyer || step === 'LAPSED')
      await notify({ ...news, recipientId: makerId, ...(isByBuyer && { senderId: buyerId }) });
  });

  events.on(functionDayChanged, 'notify', async ({ orderId, happenedAt }) => {
    const { buyerId: senderId, makerId: recipientId, isPaid } = await read(orderId, 'CONFIRMED');
    // The maker reads the day once the advance is paid.
    if (!isPaid) return;
    const subject = `order:${orderId}:function:${happenedAt}`;
    const data = { event: 'FUNCTION_DAY' } as const;
    await notify({ recipientId, type: 'ORDER', data, subject, senderId, orderId, happenedAt });
  });

  events.on(dayMissed, 'notify', async ({ orderId, day, happenedAt }) => {
    const { buyerId, makerId } = await read(orderId, 'CONFIRMED');
    const subject = `order:${orderId}:late:${day}`;
    const news = { type: 'ORDER', data: { event: 'LATE' }, subject, orderId, happenedAt } as const;
    for (const recipientId of [buyerId, makerId]) await notify({ ...news, recipientId });
  });

  events.on(cancellationMoved, 'notify', async ({ orderId, requestId, step, by, happenedAt }) => {
    const { buyerId, makerId } = await read(orderId, 'CANCELLED');
    const [news] = await deskNews(db, []);
    const forAll = {
      type: 'ORDER',
      subject: `cancellation:${requestId}:${step}`,
      orderId,
      data: { event: `CANCEL_${step}` },
      happenedAt,
    } as const;
    if (by !== 'BUYER')
      await notify({ ...forAll, recipientId: buyerId, ...(by === 'MAKER' && { senderId: makerId }) });
    if (by !== 'MAKER')
      await notify({ ...forAll, recipientId: makerId, ...(by === 'BUYER' && { senderId: buyerId }) });
    if (step !== 'OVERDUE') return;
    for (const recipientId of news?.deskIds ?? []) {
      if (recipientId !== buyerId && recipientId !== makerId)
        await notify({ ...forAll, recipientId, data: { event: 'CANCEL_DESK' } });
    }
  });

  events.on(updatePosted, 'notify', async ({ orderId, updateId, makerId, happenedAt }) => {
    // The update was taken back before the notification.
    const [news] = await updateNews(db, [updateId]);
    if (!news) return;
    const subject = `order:${orderId}:update:${updateId}`;
    const { buyerId: recipientId } = news;
    await notify({
      recipientId,
      type: 'ORDER',
      data: { event: 'UPDATE' },
      subject,
      senderId: makerId,
      orderId,
      orderUpdateId: updateId,
      happenedAt,
    });
  });

  events.on(updateRemoved, 'notify', async ({ orderId }) => {
    const { buyerId } = await read(orderId, 'CONFIRMED');
    realtime.toPerson(buyerId, 'notificationsRead');
  });

  events.on(shipmentChanged, 'notify', async ({ orderId, by, happenedAt }) => {
    const { buyerId, makerId } = await read(orderId, 'SHIPPED');
    const subject = `order:${orderId}:shipment:${happenedAt}`;
    await notify({
      recipientId: buyerId,
      type: 'ORDER',
      data: { event: 'TRACKED' },
      subject,
      ...(by === 'MAKER' && { senderId: makerId }),
      orderId,
      happenedAt,
    });
  });

  events.on(buyerNotified, 'notify', async ({ orderId, noteId, happenedAt }) => {
    const { buyerId } = await read(orderId, 'CONFIRMED');
    await notify({
      recipientId: buyerId,
      type: 'ORDER',
      subject: `order:${orderId}:told:${noteId}`,
      orderId,
      data: { event: 'DESK_TOLD' },
      happenedAt,
    });
  });

  async function notify(news: News, reach?: Reach): Promise<void> {
    await announcer.notify(news.recipientId, (executor) => insertNews(executor, news), reach);
  }

  async function read(orderId: number, status: OrderStatus) {
    const [news] = await orderNews(db, [orderId, status]);
    if (!news) throw new Error(`order ${orderId} is not there`);
    return news;
  }
}
