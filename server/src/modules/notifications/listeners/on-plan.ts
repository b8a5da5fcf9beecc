import { planMoved } from '#server/modules/plans/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { insertNews } from '../write-notifications.queries.ts';

export function notifyOfPlans({ events }: Services, announcer: Announcer): void {
  events.on(planMoved, 'notify', async (event) => {
    const { orderId, buyerId, makerId, by, news, toBuyer, toMaker, subject, happenedAt } = event;
    if (news === null) return;
    const senderId = by === 'BUYER' ? buyerId : by === 'MAKER' ? makerId : null;
    for (const recipientId of [...(toBuyer ? [buyerId] : []), ...(toMaker ? [makerId] : [])])
      await announcer.notify(recipientId, (executor) =>
        insertNews(executor, {
          ...{ type: 'ORDER', data: { event: `PLAN_${news}` as const } },
          ...{ recipientId, senderId, orderId, subject, happenedAt },
        }),
      );
  });
}
