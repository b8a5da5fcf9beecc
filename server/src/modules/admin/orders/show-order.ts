import type { DeskOrder } from '#contracts/admin/orders/orders.contract.ts';
import { takesLabel } from '#contracts/admin/orders/orders.rules.ts';
import { stopOf } from '#contracts/orders/core/order-stops.ts';
import { orderSides } from '#contracts/orders/core/order-turns.ts';
import { readDeskMoves, showOrder } from '#server/modules/orders/public.ts';
import { disputesOfOrder } from '#server/modules/payments/public.ts';
import { notFound } from '#server/platform/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { presentDeskDispute } from '../books/list-disputes.ts';
import { notesOfOrder } from './order-notes.queries.ts';
import { sidesOfOrder } from './orders.queries.ts';

/** An order as the desk sees it. Throws NOT_FOUND. */
export async function showOrderToAdmin(
  services: Services,
  orderId: number,
  adminId: number,
): Promise<DeskOrder> {
  const [sides] = await sidesOfOrder(services.db, [orderId]);
  if (!sides) throw notFound('orders.orderMissing');
  const order = await showOrder(services, orderId, sides.buyerId, null);
  const waitsFor = orderSides.filter((side) =>
    side === 'buyer' ? sides.waitsForBuyer : sides.waitsForMaker,
  );
  const heldBy = order.delivery.waitsFor === 'HOLD' ? sides.heldBy : null;
  if (adminId === sides.buyerId || adminId === sides.makerId) {
    const can = { act: false, decideCancellation: false, moveTo: [], refund: 0, printLabel: false };
    return { order, heldBy, waitsFor, notes: [], disputes: [], can };
  }
  const [notes, disputes, { moveTo, refundable }] = await Promise.all([
    notesOfOrder(services.db, [orderId]),
    disputesOfOrder(services.db, [orderId]),
    readDeskMoves(services, orderId),
  ]);
  const { isDisputed } = order.payments;
  const isStopped = stopOf({ status: order.status, hold: null, isDisputed }) !== null;
  return {
    order,
    heldBy,
    waitsFor,
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    disputes: disputes.map((dispute) => presentDeskDispute(dispute, new Date(order.createdAt))),
    can: {
      act: true,
      decideCancellation: order.cancellation?.status === 'OVERDUE',
      moveTo,
      refund: refundable,
      printLabel: takesLabel(order.status) && !isStopped,
    },
  };
}
