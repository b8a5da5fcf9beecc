import { meetingChanged, meetingSides } from '#server/modules/meetings/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { insertNews } from '../write-notifications.queries.ts';

/** A change of a meeting is sent to the side that did not make it; a reminder to both. */
export function notifyOfMeetings({ db, events }: Services, announcer: Announcer): void {
  events.on(meetingChanged, 'notify', async (event) => {
    const { meetingId, change, by, revision, scheduledAt, happenedAt } = event;
    const [sides] = await meetingSides(db, [meetingId]);
    if (!sides || (change === 'DUE' && sides.status !== 'SCHEDULED')) return;
    const { orderId, buyerId, makerId } = sides;
    const subject = `meeting:${meetingId}:${revision}:${change}`;
    const notify = async (recipientId: number, senderId: number | null) => {
      const about = { subject, orderId, meetingId, happenedAt, data: { event: change, at: scheduledAt } };
      await announcer.notify(recipientId, (executor) =>
        insertNews(executor, { ...about, type: 'MEETING', recipientId, senderId }),
      );
    };
    if (by !== 'BUYER') await notify(buyerId, by === 'MAKER' ? makerId : null);
    if (by !== 'MAKER') await notify(makerId, by === 'BUYER' ? buyerId : null);
  });
}
