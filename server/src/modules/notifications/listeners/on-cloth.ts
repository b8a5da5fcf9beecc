import { newsOfAct } from '#contracts/cloth/cloth-news.ts';
import { clothMoved } from '#server/modules/cloth/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { insertNews } from '../write-notifications.queries.ts';

export function notifyOfCloth({ events }: Services, announcer: Announcer): void {
  events.on(clothMoved, 'notify', async ({ moveId, orderId, buyerId, makerId, act, by, happenedAt }) => {
    const told = newsOfAct(act, by);
    if (told === null) return;
    const senderId = by === 'BUYER' ? buyerId : by === 'MAKER' ? makerId : null;
    for (const recipientId of [...(told.buyer ? [buyerId] : []), ...(told.maker ? [makerId] : [])])
      await announcer.notify(recipientId, (executor) =>
        insertNews(executor, {
          ...{ type: 'CLOTH', data: { event: told.news } },
          ...{ recipientId, senderId, orderId, subject: `cloth:${moveId}`, happenedAt },
        }),
      );
  });
}
