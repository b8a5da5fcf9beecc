import { type OrderStatus, refuseMove } from '#contracts/orders/core/orders.states.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { factsOf } from '../paying/instalment.policy.ts';
import { readOrderMoney } from './hold-order.ts';
import { moveOrder } from './move-order.ts';
import { orderMoved } from './orders.events.ts';
import { lockOrder } from './orders.queries.ts';

interface Step {
  orderId: number;
  to: OrderStatus;
  /** Shown in the history in place of the usual words of the step. */
  note: string;
}

/**
 * Lets something that has happened, such as a booked meeting, move an order on by itself. Does nothing where the
 * order has come as far already or has ended, or where the table knows no such move; answers whether it moved.
 * Locks the instalments and then the order: the caller's own rows come after. Throws NOT_FOUND.
 */
export async function moveOrderOn(
  services: ServicesWithPayments,
  tx: Transaction,
  { orderId, to, note }: Step,
): Promise<boolean> {
  await services.payments.lock(tx, orderId);
  const order = await lockOrder(tx, orderId);
  if (!order) throw notFound('This order');
  const money = await readOrderMoney(tx, order);
  if (refuseMove(factsOf(order, money), 'SYSTEM', to, services.clock.now()) !== null) return false;
  await moveOrder(services, tx, order, { actor: 'SYSTEM', actorId: null, to, note, money });
  await services.events.publish(tx, orderMoved, { orderId, by: 'SYSTEM', from: order.status, to });
  return true;
}
