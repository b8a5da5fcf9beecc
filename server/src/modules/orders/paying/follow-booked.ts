import { systemNotes } from '#contracts/orders/core/system-notes.ts';
import {
  instalmentsOfOrder,
  type OnBooked,
  PaidInVain,
  type ServicesWithPayments,
} from '#server/modules/payments/public.ts';
import { isCalledOff } from '../core/instalment.policy.ts';
import { confirmOrder } from '../core/move-order.ts';
import { instalmentPaid } from '../core/orders.events.ts';
import { lockOrder } from '../core/orders.queries.ts';

/**
 * Updates an order in the transaction that books its instalment. The advance confirms the order; the final payment
 * does not change its status.
 */
export function makeFollowBooked(services: ServicesWithPayments): OnBooked {
  const { events, payments } = services;
  return async (tx, { orderId, purpose, isHearsay }) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error(`order ${orderId} was paid but is not there`);
    const comesInVain =
      order.status === 'CANCELLED' ||
      (purpose === 'FINAL' && isCalledOff(await instalmentsOfOrder(tx, [orderId])));
    if (comesInVain) {
      if (isHearsay) throw new PaidInVain();
      await payments.refundAll(tx, orderId, { cause: 'LATE', keptPaise: order.keptPaise });
      return 'late';
    }
    await events.publish(tx, instalmentPaid, { orderId, purpose, sides: [order.buyerId, order.makerId] });
    if (purpose !== 'ADVANCE' || order.status !== 'PENDING') return 'booked';
    // The final payment is owed from now on, so that it can be paid early.
    if (order.finalPaise > 0) await payments.expect(tx, orderId, 'FINAL', order.finalPaise);
    const note = order.isSwatch ? systemNotes.swatchPaid : systemNotes.advanceReceived;
    await confirmOrder(services, tx, order, note);
    return 'booked';
  };
}
