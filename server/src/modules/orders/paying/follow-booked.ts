import { systemNotes } from '#contracts/orders/core/system-notes.ts';
import {
  type Booked,
  type Following,
  instalmentsOfOrder,
  PaidInVain,
  type ServicesWithPayments,
} from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { confirmOrder } from '../core/move-order.ts';
import { instalmentPaid, orderConfirmed } from '../core/orders.events.ts';
import { designsOfOrder, lockOrder } from '../core/orders.queries.ts';
import { isCalledOff } from './instalment.policy.ts';

/** What a booked instalment does to its order, in the transaction that books it. */
export function makeFollowBooked(
  services: ServicesWithPayments,
): (tx: Transaction, booked: Booked) => Promise<Following> {
  const { events, payments } = services;
  return async (tx, { orderId, purpose, isHearsay }) => {
    const [order, designs] = await Promise.all([
      lockOrder(tx, orderId),
      purpose === 'ADVANCE' ? designsOfOrder(tx, [orderId]) : [],
    ]);
    if (!order) throw new Error(`order ${orderId} was paid but is not there`);
    const comesInVain =
      order.status === 'CANCELLED' ||
      (purpose === 'FINAL' && isCalledOff(await instalmentsOfOrder(tx, [orderId])));
    if (comesInVain) {
      if (isHearsay) throw new PaidInVain();
      await payments.refundAll(tx, orderId, { cause: 'LATE', keptPaise: order.keptPaise });
      return { isLate: true, write: async () => undefined };
    }
    const sides = [order.buyerId, order.makerId];
    const tell = () => events.publish(tx, instalmentPaid, { orderId, purpose, sides });
    if (purpose !== 'ADVANCE' || order.status !== 'PENDING') return { isLate: false, write: tell };
    const confirm = confirmOrder(services, tx, order, { designs, note: systemNotes.advanceReceived });
    return {
      isLate: false,
      write: () =>
        Promise.all([
          tell(),
          // The rest is owed from here on, so that it may also be paid early.
          order.finalPaise > 0 ? payments.expect(tx, orderId, 'FINAL', order.finalPaise) : undefined,
          events.publish(tx, orderConfirmed, { orderId }),
          confirm(),
        ]),
    };
  };
}
