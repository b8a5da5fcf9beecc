import type { DataOf } from '#contracts/notifications/kinds/kinds.ts';
import { complaintAnswered, complaintFiled, complaintMoved } from '#server/modules/complaints/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { insertNews, type News } from '../write-notifications.queries.ts';
import { complaintNews } from './occasions.queries.ts';

type Step = { data: DataOf<'COMPLAINT'> } & Pick<News, 'subject' | 'happenedAt'>;

/** Notifies the two sides of a complaint and the desk, but never the person who acted. */
export function notifyOfComplaints({ db, events }: Services, announcer: Announcer): void {
  events.on(complaintFiled, 'notify', async ({ complaintId, happenedAt }) => {
    const news = await read(complaintId);
    const data = { event: 'FILED' } as const;
    const step = { data, subject: `complaint:${complaintId}:filed`, happenedAt };
    await notifyAll(complaintId, news, news.complainantId, step, news.complainantId);
  });

  events.on(complaintAnswered, 'notify', async ({ complaintId, messageId, authorId, side, happenedAt }) => {
    const data = { event: 'ANSWERED' } as const;
    const step = { data, subject: `complaint:${complaintId}:message:${messageId}`, happenedAt };
    const news = await read(complaintId);
    await notifyAll(complaintId, news, authorId, step, side === 'DESK' ? null : authorId);
  });

  events.on(complaintMoved, 'notify', async ({ complaintId, stepId, actorId, side, to, happenedAt }) => {
    const data = { event: to };
    const step = { data, subject: `complaint:${complaintId}:step:${stepId}`, happenedAt };
    const news = await read(complaintId);
    await notifyAll(complaintId, news, actorId, step, side === 'DESK' ? null : actorId);
  });

  /**
   * An admin who acts is not named as sender, because the desk has one name. The desk is not notified of its own
   * acts.
   */
  async function notifyAll(
    complaintId: number,
    { complainantId, respondentId, orderId, deskIds }: Awaited<ReturnType<typeof read>>,
    actorId: number,
    step: Step,
    senderId: number | null,
  ): Promise<void> {
    const readers = [complainantId, respondentId ?? complainantId, ...(senderId === null ? [] : deskIds)];
    for (const recipientId of new Set(readers)) {
      if (recipientId === actorId) continue;
      const about = { type: 'COMPLAINT', complaintId, ...(orderId === null ? {} : { orderId }) } as const;
      const news = { ...about, ...step, recipientId, senderId };
      await announcer.notify(recipientId, (executor) => insertNews(executor, news));
    }
  }

  async function read(complaintId: number) {
    const [news] = await complaintNews(db, [complaintId]);
    if (!news) throw new Error(`complaint ${complaintId} is not there`);
    return news;
  }
}
