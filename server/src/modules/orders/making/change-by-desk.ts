import { actSentences } from '#contracts/admin/audit/acts.rules.ts';
import {
  deskSentences,
  outOfDateSentence,
  type SeenOrder,
  takesParcel,
} from '#contracts/admin/orders/orders.rules.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { ShipmentWords } from '#contracts/orders/making/shipment.rules.ts';
import type { ServicesWithPayments } from '#server/modules/payments/public.ts';
import type { Transaction } from '#server/platform/db/executor.ts';
import { AppError, invalidInput, notFound } from '#server/platform/http/app-error.ts';
import { readOrderMoney } from '../core/hold-order.ts';
import { moveOrder } from '../core/move-order.ts';
import { shipmentChanged } from '../core/orders.events.ts';
import { lockOrder, type OrderRow } from '../core/orders.queries.ts';
import { setShipment } from './order-updates.queries.ts';
import { readShipment } from './read-shipment.ts';

export interface DeskChange {
  orderId: number;
  adminId: number;
  /** Undefined if unchanged. */
  status: OrderStatus | undefined;
  /** Undefined if unchanged. */
  shipment: ShipmentWords | undefined;
  /** Shown to both sides if the order is cancelled. */
  reason: string;
  /** The order as the admin saw it. */
  seen: SeenOrder;
}

/**
 * Locks the instalments and the order for an admin. Throws NOT_FOUND, and CONFLICT if the admin is a side of the
 * order.
 */
export async function holdOrderForDesk(
  { payments }: ServicesWithPayments,
  tx: Transaction,
  orderId: number,
  adminId: number,
): Promise<OrderRow> {
  await payments.lock(tx, orderId);
  const order = await lockOrder(tx, orderId);
  if (!order) throw notFound('orders.orderMissing');
  if (adminId === order.buyerId || adminId === order.makerId) {
    throw new AppError('CONFLICT', deskSentences.own);
  }
  return order;
}

/**
 * Moves an order and sets its shipment, for the desk. Returns the state before and after, or null if nothing changes.
 * Throws as `holdOrderForDesk`, CONFLICT if the order differs from `seen`, ILLEGAL_MOVE, INVALID_INPUT.
 */
export async function changeOrderByDesk(
  services: ServicesWithPayments,
  tx: Transaction,
  { orderId, adminId, status, shipment, reason, seen }: DeskChange,
): Promise<{ before: SeenOrder; after: SeenOrder } | null> {
  const order = await holdOrderForDesk(services, tx, orderId, adminId);
  const before = seenOf(order);
  const after: SeenOrder = { ...before, ...shipment, status: status ?? before.status };
  const isMoved = after.status !== before.status;
  const isSentOtherwise = !isSameParcel(before, after);
  if (!isMoved && !isSentOtherwise) return null;
  if (seen.status !== before.status || !isSameParcel(seen, before)) {
    throw new AppError('CONFLICT', outOfDateSentence(seen, before));
  }
  if (reason === '') throw invalidInput({ reason: actSentences.reasonMissing });
  if (isMoved) after.status = await move(services, tx, order, { to: after.status, adminId, reason });
  if (isSentOtherwise) {
    if (!takesParcel(after.status)) throw new AppError('CONFLICT', deskSentences.noParcel);
    await setShipment(tx, orderId, readShipment(after, services.clock.now()));
  }
  if (!isMoved && after.status === 'SHIPPED') {
    // Shipment details are not announced before the parcel is sent.
    await services.events.publish(tx, shipmentChanged, { orderId, by: 'ADMIN' });
  }
  return { before, after };
}

async function move(
  services: ServicesWithPayments,
  tx: Transaction,
  order: OrderRow,
  { to, adminId, reason }: { to: OrderStatus; adminId: number; reason: string },
): Promise<OrderStatus> {
  const isCancelled = to === 'CANCELLED';
  if (isCancelled && order.isAskedToCancel) throw new AppError('CONFLICT', deskSentences.decideFirst);
  const money = await readOrderMoney(tx, order);
  const note = isCancelled ? reason : '';
  const at = await moveOrder(services, tx, order, { money, actor: 'ADMIN', actorId: adminId, to, note });
  if (isCancelled) {
    await services.payments.refundAll(tx, order.id, { cause: 'CANCELLED', keptPaise: 0 });
  }
  return at;
}

function seenOf({ status, shippingCarrier, trackingNumber, parcelExpectedOn }: OrderRow): SeenOrder {
  return {
    status,
    shippingCarrier: shippingCarrier ?? '',
    trackingNumber,
    estimatedDelivery: parcelExpectedOn ?? '',
  };
}

function isSameParcel(one: ShipmentWords, other: ShipmentWords): boolean {
  return (
    one.shippingCarrier === other.shippingCarrier &&
    one.trackingNumber === other.trackingNumber &&
    one.estimatedDelivery === other.estimatedDelivery
  );
}
