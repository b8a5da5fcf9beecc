import { complaintAnswered, complaintFiled, complaintMoved } from '#server/modules/complaints/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { insertNews, type News } from '../write-notifications.queries.ts';
import { complaintNews } from './occasions.queries.ts';

type Step = Pick<News, 'subject' | 'complaintStep' | 'happenedAt'>;

/** The two sides of a complaint and the desk hear of it, never the one who did it. */
export function tellOfComplaints({ db, events }: Services, announcer: Announcer): void {
  events.on(complaintFiled, 'notify', async ({ complaintId, happenedAt }) => {
    const news = await read(complaintId);
    const step = { subject: `complaint:${complaintId}:filed`, complaintStep: 'FILED', happenedAt };
    await tellAll(complaintId, news, news.complainantId, step, news.complainantId);
  });

  events.on(complaintAnswered, 'notify', async ({ complaintId, messageId, authorId, side, happenedAt }) => {
    const step = {
      subject: `complaint:${complaintId}:message:${messageId}`,
      complaintStep: 'ANSWERED',
      happenedAt,
    };
    const news = await read(complaintId);
    await tellAll(complaintId, news, authorId, step, side === 'DESK' ? null : authorId);
  });

  events.on(complaintMoved, 'notify', async ({ complaintId, stepId, actorId, side, to, happenedAt }) => {
    const step = { subject: `complaint:${complaintId}:step:${stepId}`, complaintStep: to, happenedAt };
    const news = await read(complaintId);
    await tellAll(complaintId, news, actorId, step, side === 'DESK' ? null : actorId);
  });

  /** A sender of the desk is not named: it speaks under one name, and needs no word of its own deeds. */
  async function tellAll(
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
      await announcer.tell(recipientId, (executor) => insertNews(executor, news));
    }
  }

  async function read(complaintId: number) {
    const [news] = await complaintNews(db, [complaintId]);
    if (!news) throw new Error(`complaint ${complaintId} is not there`);
    return news;
  }
}
