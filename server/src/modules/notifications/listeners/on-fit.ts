import { newsOfMove } from '#contracts/fit/fit-news.ts';
import { fitClaimMoved } from '#server/modules/fit/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { insertNews } from '../write-notifications.queries.ts';

export function notifyOfFit({ events }: Services, announcer: Announcer): void {
  events.on(fitClaimMoved, 'notify', async (event) => {
    const { claimId, moveId, orderId, buyerId, makerId, act, by, to, happenedAt } = event;
    const told = newsOfMove(act, by, to);
    if (told === null) return;
    const senderId = by === 'BUYER' ? buyerId : by === 'MAKER' ? makerId : null;
    for (const recipientId of [...(told.buyer ? [buyerId] : []), ...(told.maker ? [makerId] : [])])
      await announcer.notify(recipientId, (executor) =>
        insertNews(executor, {
          ...{ type: 'FIT', data: { event: told.news, claimId } },
          ...{ recipientId, senderId, orderId, subject: `fit:${moveId}`, happenedAt },
        }),
      );
  });
}
