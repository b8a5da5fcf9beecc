import {
  measurementsRecorded,
  naapShareChanged,
  type ShareChange,
} from '#server/modules/measurements/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { keepForLetter } from '../letters/keep-for-letter.ts';
import type { NaapNews } from '../letters/news-letter-words.ts';
import { insertNews } from '../write-notifications.queries.ts';
import { orderNews } from './occasions.queries.ts';

/** The first part of the subject of a notification, which the letter reads. */
const aboutShare: Record<ShareChange, NaapNews> = {
  SHARED: 'naap-shared',
  REPLACED: 'naap-replaced',
  REVOKED: 'naap-revoked',
};

export function notifyOfMeasurements({ db, events }: Services, announcer: Announcer): void {
  events.on(measurementsRecorded, 'notify', async (event) => {
    const { measurementId, orderId, recorderId, otherId, happenedAt } = event;
    await announcer.notify(otherId, (executor) =>
      insertNews(executor, {
        recipientId: otherId,
        type: 'ORDER',
        data: { event: 'MEASURED' },
        subject: `measurements:${measurementId}`,
        senderId: recorderId,
        orderId,
        happenedAt,
      }),
    );
    const [order] = await orderNews(db, [orderId, '']);
    await keepForLetter(db, {
      kind: 'MEASUREMENT',
      recipientId: otherId,
      subject: `measurements:${measurementId}`,
      senderId: recorderId,
      path: `/order-details/${order?.buyerId === otherId ? 'purchase' : 'sale'}/${orderId}`,
    });
  });

  // The maker is told that something is shared, never whose it is nor what.
  events.on(naapShareChanged, 'notify', async ({ orderId, ownerId, makerId, act, happenedAt }) => {
    if (act === null) return;
    const subject = `${aboutShare[act.change]}:${act.shareId}`;
    await announcer.notify(makerId, (executor) =>
      insertNews(executor, {
        ...{ type: 'ORDER', data: { event: `NAAP_${act.change}` } },
        ...{ recipientId: makerId, senderId: ownerId, orderId, subject, happenedAt },
      }),
    );
    await keepForLetter(db, {
      ...{ kind: 'MEASUREMENT', recipientId: makerId, senderId: ownerId, subject },
      path: `/order-details/sale/${orderId}`,
    });
  });
}
