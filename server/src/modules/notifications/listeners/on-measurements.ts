import { measurementsRecorded } from '#server/modules/measurements/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { keepForLetter } from '../letters/keep-for-letter.ts';
import { insertNews } from '../write-notifications.queries.ts';
import { orderNews } from './occasions.queries.ts';

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
}
