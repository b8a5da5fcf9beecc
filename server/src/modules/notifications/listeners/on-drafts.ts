import { draftsForgotten } from '#server/modules/designs/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { insertNews } from '../write-notifications.queries.ts';

export function notifyOfDrafts({ events }: Services, announcer: Announcer): void {
  events.on(draftsForgotten, 'notify', async ({ makerId, draftIds, goesOn, happenedAt }) => {
    await announcer.notify(makerId, (executor) =>
      insertNews(executor, {
        recipientId: makerId,
        type: 'DRAFT',
        subject: `draft:${draftIds[0]}:${goesOn}`,
        data: { day: goesOn },
        count: draftIds.length,
        happenedAt,
      }),
    );
  });
}
