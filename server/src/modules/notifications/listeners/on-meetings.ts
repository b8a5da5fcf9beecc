import { meetingChanged, meetingSides } from '#server/modules/meetings/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { insertMeetingNews } from './meeting-news.queries.ts';

/** A meeting is told to the side that did not do it, a reminder to both. */
export function tellOfMeetings({ db, events }: Services, announcer: Announcer): void {
  events.on(meetingChanged, 'notify', async (event) => {
    const { meetingId, change, by, revision, scheduledAt, happenedAt } = event;
    const [sides] = await meetingSides(db, [meetingId]);
    if (!sides || (change === 'DUE' && sides.status !== 'SCHEDULED')) return;
    const { orderId, buyerId, makerId } = sides;
    const subject = `meeting:${meetingId}:${revision}:${change}`;
    const tell = async (recipientId: number, senderId: number | null) => {
      const about = { subject, orderId, meetingId, change, scheduledAt, happenedAt };
      await announcer.tell(recipientId, async (executor) => {
        const [row] = await insertMeetingNews(executor, { ...about, recipientId, senderId });
        return row?.id;
      });
    };
    if (by !== 'BUYER') await tell(buyerId, by === 'MAKER' ? makerId : null);
    if (by !== 'MAKER') await tell(makerId, by === 'BUYER' ? buyerId : null);
  });
}
