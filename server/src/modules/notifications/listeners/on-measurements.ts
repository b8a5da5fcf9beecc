import { measurementsRecorded } from '#server/modules/measurements/public.ts';
import type { Services } from '#server/platform/services.ts';
import type { Announcer } from '../announce.ts';
import { insertNews } from '../notifications.queries.ts';
import { measured } from '../present-notification.ts';

export function tellOfMeasurements({ db, events }: Services, announcer: Announcer): void {
  events.on(measurementsRecorded, 'notify', async (event) => {
    const { measurementId, orderId, recorderId, otherId, happenedAt } = event;
    const id = await insertNews(db, {
      recipientId: otherId,
      type: 'ORDER',
      subject: `measurements:${measurementId}`,
      senderId: recorderId,
      orderId,
      orderStatus: measured,
      happenedAt,
    });
    if (id !== undefined) await announcer.announce(id);
  });
}
