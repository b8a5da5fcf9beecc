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
 * What money that was just promised back does to its order. Of a cancelled order less is kept: answers with what still
 * is, in paise. An order of which everything goes back is cancelled, as long as its parcel was not sent: nobody pays
 * for the making any more. The instalments and the order are locked.
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

/** What money that was given back at the provider does to its order, in the transaction that writes it down. */
export function makeFollowReturned(
  services: ServicesWithPayments,
): (tx: Transaction, orderId: number) => Promise<void> {
  return async (tx, orderId) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error(`order ${orderId} was paid back but is not there`);
    const keptPaise = await followRefund(services, tx, order);
    // Money of a refund that failed there is held again, and a cancelled order holds no more than what is kept.
    if (order.status === 'CANCELLED')
      await services.payments.refundAll(tx, orderId, { cause: 'CANCELLED', keptPaise });
  };
}
