import type { OrderActor } from '#contracts/orders/core/orders.states.ts';
import { instalmentsOfOrder, type Payments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import { moneyOf, type OrderMoney } from './instalment.policy.ts';
import { lockOrder, type OrderRow } from './orders.queries.ts';

export interface HeldOrder {
  order: OrderRow;
  money: OrderMoney;
  actor: Extract<OrderActor, 'BUYER' | 'MAKER'>;
}

/** Requires locked instalments. */
export async function readOrderMoney(tx: Transaction, order: OrderRow): Promise<OrderMoney> {
  const instalments = await instalmentsOfOrder(tx, [order.id]);
  return moneyOf(order, instalments);
}

/**
 * Locks an order for its buyer or its maker until the transaction ends. Throws NOT_FOUND for others. Instalments are
 * locked before the order, as when a payment is booked, to avoid deadlocks.
 */
export async function holdOrder(
  payments: Payments,
  tx: Transaction,
  orderId: number,
  viewerId: number,
): Promise<HeldOrder> {
  await payments.lock(tx, orderId);
  const order = await lockOrder(tx, orderId);
  const isBuyer = order?.buyerId === viewerId;
  if (!order || !(isBuyer || order.makerId === viewerId)) throw notFound('orders.orderMissing');
  return { order, actor: isBuyer ? 'BUYER' : 'MAKER', money: await readOrderMoney(tx, order) };
}

/** Like `holdOrder`, but only for the maker. */
export async function holdOrderOfMaker(
  payments: Payments,
  tx: Transaction,
  orderId: number,
  makerId: number,
): Promise<HeldOrder> {
  const held = await holdOrder(payments, tx, orderId, makerId);
  if (held.actor !== 'MAKER') throw notFound('orders.orderMissing');
  return held;
}

/** Like `holdOrder`, without a viewer. Throws NOT_FOUND. */
export async function holdOrderForClock(
  payments: Payments,
  tx: Transaction,
  orderId: number,
): Promise<Pick<HeldOrder, 'order' | 'money'>> {
  await payments.lock(tx, orderId);
  const order = await lockOrder(tx, orderId);
  if (!order) throw notFound('orders.orderMissing');
  return { order, money: await readOrderMoney(tx, order) };
}
