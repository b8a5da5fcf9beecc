import { orderStatuses } from '#contracts/orders/orders.states.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Services } from '../../platform/services.ts';
import { orderMoved } from '../orders/public.ts';
import { activeMeeting, holdOrder, setMeetingStatus } from './meetings.queries.ts';

const measured = orderStatuses.indexOf('MEASUREMENT_COMPLETED');

/**
 * An order that was cancelled, or that its maker has moved past measuring, needs no meeting: the slot is free again.
 * Nobody is told twice: the news of the order says it.
 */
export function endMeetingsWithOrders({ db, clock, events }: Services): void {
  events.on(orderMoved, 'end-meeting', async ({ orderId, to }) => {
    if (orderStatuses.indexOf(to) < measured) return;
    await inTransaction(db, async (tx) => {
      await holdOrder(tx, [orderId]);
      const [meeting] = await activeMeeting(tx, [orderId]);
      if (!meeting) return;
      const status = to === 'MEASUREMENT_COMPLETED' ? 'COMPLETED' : 'CANCELLED';
      await setMeetingStatus(tx, [meeting.id, status, clock.now()]);
    });
  });
}
