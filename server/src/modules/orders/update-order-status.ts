import type { OrderStatus } from '#contracts/orders/orders.states.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services.ts';
import type { Payments } from '../payments/public.ts';
import { moveOrder } from './move-order.ts';
import { orderMoved } from './orders.events.ts';
import { lockOrder } from './orders.queries.ts';

interface Request {
  orderId: number;
  viewerId: number;
  to: OrderStatus;
  note: string;
}

/** Moves an order for its buyer or its maker. A cancelled order that was paid is paid back. */
export async function updateOrderStatus(
  services: Services,
  payments: Payments,
  { orderId, viewerId, to, note }: Request,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    // Instalments are locked before the order, as where a payment is booked: no two wait for each other.
    const paid = await payments.lock(tx, orderId);
    const order = await lockOrder(tx, orderId);
    const isBuyer = order?.buyerId === viewerId;
    if (!order || !(isBuyer || order.makerId === viewerId)) throw notFound('This order');
    const actor = isBuyer ? 'BUYER' : 'MAKER';
    const isFinalPaid = order.finalPaise === 0 || paid.includes('FINAL');
    await moveOrder(services, tx, order, { actor, actorId: viewerId, to, note, isFinalPaid });
    if (to === 'CANCELLED') await payments.refundAll(tx, orderId, 'CANCELLED');
    await services.events.publish(tx, orderMoved, { orderId, by: actor, from: order.status, to });
  });
}
