import { orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { orderMoved } from '#server/modules/orders/public.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { holdOrder, lockActiveMeeting, setMeetingStatus } from './meetings.queries.ts';
import { refreshSides } from './refresh-open-pages.ts';

const measured = orderStatuses.indexOf('MEASUREMENT_COMPLETED');

/**
 * An order that was cancelled, or that its maker has moved past measuring, needs no meeting: the slot is free again.
 * One that came to its measurements was held, in whichever order its moves are heard of.
 * Nobody is told twice: the news of the order says it. Pages that are open show the meeting as it ended.
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
