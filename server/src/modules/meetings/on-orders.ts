import { orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { orderMoved } from '#server/modules/orders/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { holdOrder, lockActiveMeeting, setMeetingStatus } from './meetings.queries.ts';
import { refreshSides } from './refresh-open-pages.ts';

const measured = orderStatuses.indexOf('MEASUREMENT_COMPLETED');

/**
 * Ends the active meeting of an order that was cancelled or moved past measuring, which frees the slot. The meeting
 * counts as completed if the order was ever MEASUREMENT_COMPLETED, whatever the sequence of events. Sends no
 * notification, because the order's own says it. Open pages refresh.
 */
export function endMeetingsWithOrders({ db, clock, events, realtime }: Services): void {
  events.on(orderMoved, 'end-meeting', async ({ orderId, to }) => {
    if (orderStatuses.indexOf(to) < measured) return;
    const order = await inTransaction(db, async (tx) => {
      const [held] = await holdOrder(tx, [orderId]);
      const [meeting] = await lockActiveMeeting(tx, [orderId]);
      if (!meeting) return undefined;
      const status = meeting.isMeasured ? 'COMPLETED' : 'CANCELLED';
      await setMeetingStatus(tx, [meeting.id, status, clock.now()]);
      return held;
    });
    if (order) refreshSides(realtime, { orderId, ...order });
  });
}
