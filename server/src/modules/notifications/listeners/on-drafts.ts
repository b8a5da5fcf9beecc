import { draftsForgotten } from '#server/modules/designs/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { insertNews } from '../write-notifications.queries.ts';

export function tellOfDrafts({ db, events }: Services, announcer: Announcer): void {
  events.on(draftsForgotten, 'notify', async ({ makerId, draftIds, goesOn, happenedAt }) => {
    const id = await insertNews(db, {
      recipientId: makerId,
      type: 'DRAFT',
      subject: `draft:${draftIds[0]}:${goesOn}`,
      orderStatus: goesOn,
      count: draftIds.length,
      happenedAt,
    });
    if (id !== undefined) await announcer.announce(id);
  });
}
