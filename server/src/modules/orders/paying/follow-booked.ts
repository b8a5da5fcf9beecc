import { systemNotes } from '#contracts/orders/core/system-notes.ts';
import {
  type Booked,
  instalmentsOfOrder,
  PaidInVain,
  type ServicesWithPayments,
} from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { moveOrder } from '../core/move-order.ts';
import { instalmentPaid, orderConfirmed } from '../core/orders.events.ts';
import { lockOrder } from '../core/orders.queries.ts';
import { isCalledOff, noMoney } from './instalment.policy.ts';

/** What a booked instalment does to its order, in the transaction that books it. */
export function makeFollowBooked(
  services: ServicesWithPayments,
): (tx: Transaction, booked: Booked) => Promise<void> {
  return async (tx, { orderId, purpose, isHearsay }) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error(`order ${orderId} was paid but is not there`);
    const comesInVain =
      order.status === 'CANCELLED' ||
      (purpose === 'FINAL' && isCalledOff(await instalmentsOfOrder(tx, [orderId])));
    if (comesInVain) {
      if (isHearsay) throw new PaidInVain();
      await services.payments.refundAll(tx, orderId, { cause: 'LATE', keptPaise: order.keptPaise });
      return;
    }
    const told = services.events.publish(tx, instalmentPaid, { orderId, purpose });
    if (purpose !== 'ADVANCE' || order.status !== 'PENDING') return told;
    await Promise.all([
      told,
      // The rest is owed from here on, so that it may also be paid early.
      order.finalPaise > 0 ? services.payments.expect(tx, orderId, 'FINAL', order.finalPaise) : undefined,
      services.events.publish(tx, orderConfirmed, { orderId }),
      // Last, because all bookings of a design take turns at its count until they commit.
      moveOrder(services, tx, order, {
        actor: 'SYSTEM',
        actorId: null,
        to: 'CONFIRMED',
        note: systemNotes.advanceReceived,
        money: noMoney,
      }),
    ]);
  };
}
