import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { cancellationSentences } from '#contracts/orders/endings/cancellation.rules.ts';
import { type ShipmentWords, shipmentSentences } from '#contracts/orders/making/shipment.rules.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { AppError, invalidInput, suspended } from '#server/platform/http/app-error.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { type HeldOrder, holdOrder } from '../core/hold-order.ts';
import { moveOrder } from '../core/move-order.ts';
import { readDue } from '../due/due-of-order.ts';
import { setShipment } from './order-updates.queries.ts';
import { hasShipment, readShipment } from './read-shipment.ts';

interface Step {
  to: OrderStatus;
  note: string;
  shipment?: ShipmentWords;
  idempotencyKey?: string | null;
  /** The update with the photographs that come with the move. */
  updateId?: number | undefined;
}

/**
 * Moves an order for its buyer or its maker. A suspended person may only confirm a delivery to them. If one of them
 * cancels, everything paid is refunded.
 */
export async function updateOrderStatus(
  services: ServicesWithPayments,
  { orderId, viewer, ...step }: Step & { orderId: number; viewer: Pick<Viewer, 'id' | 'isSuspended'> },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const held = await holdOrder(services.payments, tx, orderId, viewer.id);
    if (viewer.isSuspended && (held.actor !== 'BUYER' || step.to !== 'DELIVERED')) throw suspended();
    await moveHeldOrder(services, tx, held, viewer.id, step);
  });
}

/**
 * Throws ILLEGAL_MOVE with the table's sentence, INVALID_INPUT for an invalid shipment and for a maker who cancels
 * without a note. Shipping without shipment details is allowed, because older front ends do not send them.
 */
export async function moveHeldOrder(
  services: ServicesWithPayments,
  tx: Transaction,
  { order, actor, money }: HeldOrder,
  actorId: number,
  { to, note, shipment, idempotencyKey = null, updateId }: Step,
): Promise<void> {
  const orderId = order.id;
  const isBuyersEnd = actor === 'BUYER' && to === 'CANCELLED';
  const { lateDays } = isBuyersEnd ? await readDue(tx, order, services.clock.now()) : { lateDays: 0 };
  const step = { money, actor, actorId, to, note, idempotencyKey, updateId, lateDays };
  await moveOrder(services, tx, order, step);
  if (actor === 'MAKER' && to === 'CANCELLED' && note === '')
    throw invalidInput({ note: cancellationSentences.words });
  if (actor === 'MAKER' && shipment && hasShipment(shipment)) {
    if (to !== 'SHIPPED') throw new AppError('CONFLICT', shipmentSentences.notSent);
    const now = services.clock.now();
    await setShipment(tx, orderId, readShipment(shipment, now));
  }
  if (to === 'CANCELLED')
    await services.payments.refundAll(tx, orderId, { cause: 'CANCELLED', keptPaise: 0 });
}
