import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { type ShipmentWords, shipmentSentences } from '#contracts/orders/making/shipment.rules.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { setShipment } from '../making/order-updates.queries.ts';
import { hasShipment, readShipment } from '../making/read-shipment.ts';
import { type HeldOrder, holdOrder } from './hold-order.ts';
import { moveOrder } from './move-order.ts';
import { orderMoved } from './orders.events.ts';

interface Step {
  to: OrderStatus;
  note: string;
  shipment?: ShipmentWords;
  idempotencyKey?: string | null;
}

/** Moves an order for its buyer or its maker. A cancelled order that was paid is paid back. */
export async function updateOrderStatus(
  services: ServicesWithPayments,
  { orderId, viewerId, ...step }: Step & { orderId: number; viewerId: number },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const held = await holdOrder(services.payments, tx, orderId, viewerId);
    await moveHeldOrder(services, tx, held, viewerId, step);
  });
}

/**
 * Throws ILLEGAL_MOVE with the table's sentence, INVALID_INPUT for an odd shipment. Without one a parcel may be
 * sent all the same: older front ends know none.
 */
export async function moveHeldOrder(
  services: ServicesWithPayments,
  tx: Transaction,
  { order, actor, money }: HeldOrder,
  actorId: number,
  { to, note, shipment, idempotencyKey = null }: Step,
): Promise<void> {
  const orderId = order.id;
  await moveOrder(services, tx, order, { money, actor, actorId, to, note, idempotencyKey });
  if (actor === 'MAKER' && shipment && hasShipment(shipment)) {
    if (to !== 'SHIPPED') throw new AppError('CONFLICT', shipmentSentences.notSent);
    const now = services.clock.now();
    await setShipment(tx, orderId, readShipment(shipment, now));
  }
  if (to === 'CANCELLED') await services.payments.refundAll(tx, orderId, 'CANCELLED');
  await services.events.publish(tx, orderMoved, { orderId, by: actor, from: order.status, to });
}
