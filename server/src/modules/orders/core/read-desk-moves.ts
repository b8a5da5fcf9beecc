import { toRupees } from '#contracts/money/money.ts';
import { legalMoves, type OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { instalmentsOfOrder } from '#server/modules/payments/public.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { factsOf, moneyOf, refundableOf } from './instalment.policy.ts';
import { orderById } from './orders.queries.ts';

/** The statuses to which the desk may move an order now, and the refundable amount in rupees. Throws NOT_FOUND. */
export async function readDeskMoves(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  orderId: number,
): Promise<{ moveTo: OrderStatus[]; refundable: number }> {
  const [[order], instalments] = await Promise.all([
    orderById(db, [orderId]),
    instalmentsOfOrder(db, [orderId]),
  ]);
  if (!order) throw notFound('orders.orderMissing');
  const moves = legalMoves(factsOf(order, moneyOf(order, instalments)), 'ADMIN', clock.now());
  // If the buyer asked to cancel, the desk decides the request instead.
  const moveTo = moves.filter((to) => !(to === 'CANCELLED' && order.isAskedToCancel));
  return { moveTo, refundable: toRupees(refundableOf(instalments)) };
}
