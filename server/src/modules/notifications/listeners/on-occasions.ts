import { paidShare, sharePaid } from '#server/modules/occasions/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { insertNews } from '../write-notifications.queries.ts';

export function notifyOfOccasions({ db, events }: Services, announcer: Announcer): void {
  events.on(sharePaid, 'notify', async ({ shareId, organiserId, occasionId, happenedAt }) => {
    const [paid] = await paidShare(db, [shareId]);
    // Taken out of the occasion since.
    if (!paid) return;
    const { title, person } = paid;
    await announcer.notify(organiserId, (executor) =>
      insertNews(executor, {
        ...{ type: 'OCCASION', data: { occasionId, title, person } },
        ...{ recipientId: organiserId, subject: `share:${shareId}`, happenedAt },
      }),
    );
  });
}
