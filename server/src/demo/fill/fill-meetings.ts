import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import { bookMeasuring } from '../book-measuring.ts';
import { findUnmetOrders } from '../demo-orders.queries.ts';

const notes = {
  HOME_VISIT: ['The bell sticks, please knock.', '', 'After eleven is best.'],
  PHONE_CALL: ['My sister holds the tape; she will be with me.', '', 'After eleven is best.'],
} as const;

/** Demo buyers whose orders wait for measurements book meetings on the next days. */
export async function fillMeetings(services: ServicesWithPayments, isStopping: () => boolean): Promise<void> {
  for (const [nth, { id, buyerId, makerId }] of (await findUnmetOrders(services.db)).entries()) {
    if (isStopping()) return;
    await bookMeasuring(services, {
      orderId: id,
      makerId,
      buyerId,
      daysLater: nth % 5,
      isPhoneCall: nth % 3 === 1,
      notes: {
        HOME_VISIT: notes.HOME_VISIT[nth % notes.HOME_VISIT.length] ?? '',
        PHONE_CALL: notes.PHONE_CALL[nth % notes.PHONE_CALL.length] ?? '',
      },
    });
  }
}
