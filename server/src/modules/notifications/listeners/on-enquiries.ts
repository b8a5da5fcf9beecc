import { enquirySent } from '#server/modules/enquiries/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { insertNews } from '../write-notifications.queries.ts';

export function notifyOfEnquiries({ events }: Services, announcer: Announcer): void {
  events.on(enquirySent, 'notify', async ({ makerId, userId, ...event }) => {
    const { enquiryId, designId, askerName, happenedAt } = event;
    await announcer.notify(makerId, (executor) =>
      insertNews(executor, {
        recipientId: makerId,
        type: 'ENQUIRY',
        data: { askerName },
        subject: `enquiry:${enquiryId}`,
        senderId: userId,
        designId,
        enquiryId,
        happenedAt,
      }),
    );
  });
}
