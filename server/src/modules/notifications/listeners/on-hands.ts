import { handAnswered, workGiven } from '#server/modules/hands/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { insertNews } from '../write-notifications.queries.ts';

export function notifyOfHands({ events }: Services, announcer: Announcer): void {
  events.on(
    handAnswered,
    'notify',
    async ({ handOverId, orderId, makerId, piece, version, act, happenedAt }) => {
      await announcer.notify(makerId, (executor) =>
        insertNews(executor, {
          ...{ type: 'HAND', data: { event: act, piece } },
          ...{ recipientId: makerId, orderId, subject: `hand:${handOverId}:${version}`, happenedAt },
        }),
      );
    },
  );

  events.on(
    workGiven,
    'notify',
    async ({ handOverId, accountId, makerId, piece, version, news, happenedAt }) => {
      // Without the order, because the hand reads neither its number nor its design.
      await announcer.notify(accountId, (executor) =>
        insertNews(executor, {
          ...{ type: 'WORK', data: { event: news, piece, handOverId } },
          ...{ recipientId: accountId, senderId: makerId },
          ...{ subject: `work:${handOverId}:${version}`, happenedAt },
        }),
      );
    },
  );
}
