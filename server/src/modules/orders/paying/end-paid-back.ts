import { refuseMove } from '#contracts/orders/core/orders.states.ts';
import { systemNotes } from '#contracts/orders/core/system-notes.ts';
import {
  instalmentsOfOrder,
  refundsOfOrder,
  type ServicesWithPayments,
} from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { readOrderMoney } from '../core/hold-order.ts';
import { factsOf, heldOf } from '../core/instalment.policy.ts';
import { moveOrder } from '../core/move-order.ts';
import { lockOrder, type OrderRow, setKept } from '../core/orders.queries.ts';

/**
 * Updates an order after a refund was promised. For a cancelled order, lowers the kept amount if less is held;
 * returns the kept amount in paise. An order whose payments are all promised back is cancelled unless its parcel was
 * sent, because nobody pays for its making any more. Requires locked instalments and a locked order.
 */
export async function followRefund(services: Services, tx: Transaction, order: OrderRow): Promise<number> {
  if (order.status !== 'CANCELLED') {
    await endIfPaidBack(services, tx, order);
    return order.keptPaise;
  }
  const held = heldOf(await instalmentsOfOrder(tx, [order.id]));
  if (held >= order.keptPaise) return order.keptPaise;
  await setKept(tx, [order.id, held]);
  return held;
}

async function endIfPaidBack(services: Services, tx: Transaction, order: OrderRow): Promise<void> {
  const money = await readOrderMoney(tx, order);
  if (
    !money.isPaidBack ||
    refuseMove(factsOf(order, money), 'SYSTEM', 'CANCELLED', services.clock.now()) !== null
  )
    return;
  const refunds = await refundsOfOrder(tx, [order.id]);
  const isLost = refunds.some(({ cause }) => cause === 'DISPUTE');
  await moveOrder(services, tx, order, {
    actor: 'SYSTEM',
    actorId: null,
    to: 'CANCELLED',
    note: isLost ? systemNotes.bankGaveBack : systemNotes.allGoesBack,
    money,
  });
}

/** Updates an order after a refund made at the provider, in the transaction that records the refund. */
export function makeFollowReturned(
  services: ServicesWithPayments,
): (tx: Transaction, orderId: number) => Promise<void> {
  return async (tx, orderId) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error(`order ${orderId} was paid back but is not there`);
    const keptPaise = await followRefund(services, tx, order);
    // After a failed refund its money is held again; a cancelled order may hold only the kept amount.
    if (order.status === 'CANCELLED')
      await services.payments.refundAll(tx, orderId, { cause: 'CANCELLED', keptPaise });
  };
}
