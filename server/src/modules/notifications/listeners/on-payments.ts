import { finalPaymentAsked, instalmentPaid } from '#server/modules/orders/public.ts';
import { disputeMoved, refundMoved, refundWithOrder } from '#server/modules/payments/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { insertNews, type News } from '../write-notifications.queries.ts';
import { deskNews, orderNews } from './occasions.queries.ts';

/** Notifies of the payments, refunds and disputes of an order. */
export function notifyOfPayments({ db, events }: Services, announcer: Announcer): void {
  events.on(instalmentPaid, 'notify', async ({ orderId, purpose, happenedAt }) => {
    // The notification of the confirmed order covers the advance.
    if (purpose === 'ADVANCE') return;
    const { buyerId, makerId } = await sidesOf(orderId);
    const data = { event: 'FINAL_PAID' } as const;
    const news = { orderId, data, subject: `order:${orderId}:FINAL_PAID`, happenedAt };
    await notify({ ...news, recipientId: makerId, senderId: buyerId });
    await notify({ ...news, recipientId: buyerId });
  });

  events.on(finalPaymentAsked, 'notify', async ({ orderId, reminder, happenedAt }) => {
    const { buyerId, makerId } = await sidesOf(orderId);
    const event = `FINAL_${reminder}` as const;
    // The time makes the subject unique, because the payment may be asked for again with another due date.
    const subject = `order:${orderId}:${event}:${happenedAt}`;
    await notify({
      orderId,
      data: { event },
      subject,
      happenedAt,
      recipientId: buyerId,
      ...(reminder === 'ASKED' ? { senderId: makerId } : {}),
    });
  });

  events.on(refundMoved, 'notify', async ({ refundId, status, happenedAt }) => {
    const [refund] = await refundWithOrder(db, [refundId]);
    if (!refund) throw new Error(`refund ${refundId} is not there`);
    const { orderId, cause } = refund;
    // The notification of the cancelled order covers the refund.
    if (status === 'QUEUED' && cause === 'CANCELLED') return;
    // The refund was dropped before the notification, because the money had gone back in another way.
    if (status === 'QUEUED' && refund.status === 'DROPPED' && cause !== 'PROVIDER') return;
    const { buyerId, makerId } = await sidesOf(orderId);
    const step =
      status === 'QUEUED' && refund.isHeld
        ? 'HELD'
        : status === 'FAILED' && cause === 'PROVIDER'
          ? 'LOST'
          : status;
    const news = {
      orderId,
      data: { event: `REFUND_${step}` },
      subject: `refund:${refundId}:${status}`,
      happenedAt,
    } as const;
    const byMaker = status === 'QUEUED' && cause === 'AGREED';
    await notify({ ...news, recipientId: buyerId, ...(byMaker ? { senderId: makerId } : {}) });
    const concernsMaker =
      cause === 'PROVIDER' || cause === 'DESK' || (status !== 'QUEUED' && cause === 'AGREED');
    if (concernsMaker) await notify({ ...news, recipientId: makerId });
  });

  events.on(disputeMoved, 'notify', async ({ disputeId, orderId, status, before, happenedAt }) => {
    const { buyerId, makerId } = await sidesOf(orderId);
    const step = status === 'OPEN' ? 'OPEN' : status === 'LOST' ? 'LOST' : 'OVER';
    // A bank's review of the evidence changes nothing for the readers.
    if (status === 'UNDER_REVIEW' || (before === null && step === 'OVER')) return;
    const news = { orderId, subject: `dispute:${disputeId}:${step}`, happenedAt };
    const data = { event: `DISPUTE_${step}` } as const;
    await notify({ ...news, data, recipientId: makerId });
    // A dispute that the buyer won reaches the buyer as a refund.
    if (step !== 'LOST') await notify({ ...news, data, recipientId: buyerId });
    const [desk] = await deskNews(db, []);
    for (const recipientId of desk?.deskIds ?? [])
      if (recipientId !== makerId && recipientId !== buyerId)
        await notify({ ...news, data: { event: `DISPUTE_DESK_${step}` }, recipientId });
  });

  async function notify(news: Omit<Extract<News, { type: 'PAYMENT' }>, 'type'>): Promise<void> {
    await announcer.notify(news.recipientId, (executor) =>
      insertNews(executor, { ...news, type: 'PAYMENT' }),
    );
  }

  async function sidesOf(orderId: number): Promise<{ buyerId: number; makerId: number }> {
    const [news] = await orderNews(db, [orderId, '']);
    if (!news) throw new Error(`order ${orderId} is not there`);
    return news;
  }
}
