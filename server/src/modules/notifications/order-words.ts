import { type News, newsOf, type Part, partOf } from '#contracts/news/tell.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { type OrderStatus, orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { istDayOf } from '#contracts/platform/ist-day.ts';
import type { NotificationRow } from './read-notifications.queries.ts';

/** In the place of an order's status: measurements are told beside its steps, and never with a number in them. */
export const measured = 'MEASURED';

/** Other news of an order, in the place of its status. */
const others = [
  'CANCEL_ASKED',
  'CANCEL_REFUSED',
  'CANCEL_WITHDRAWN',
  'CANCEL_OVERDUE',
  'CANCEL_DESK',
  'DESK_TOLD',
] as const;

/** A step or the making of an order. */
export function newsOfOrder(row: NotificationRow): News {
  const { orderStatus: status, updatePhotographs: count } = row;
  const order = orderOf(row);
  const name = row.senderName ?? partOf('people.somebody');
  if (status === 'CONFIRMED') return newsOf('orders.ordered', { name, order });
  if (status === measured) return newsOf('orders.measured', { name, order });
  if (count !== null)
    return count === 0
      ? newsOf('orders.wrote', { name, order })
      : newsOf('orders.photographed', { name, count, order });
  if (status === null) return newsOf('orders.tracked', { order });
  const isBuyer = row.buyerId === row.recipientId;
  if (status === 'DELIVERED' && !isBuyer && row.senderId !== null) return newsOf('orders.arrived', { order });
  return newsOf(isTold(status) ? `orders.${status}` : 'orders.movedOn', { order });
}

/** What happened to the money of an order, for the side that reads it. */
export function newsOfPayment(row: NotificationRow): News {
  const { orderStatus, buyerId, recipientId, finalDueAt } = row;
  const order = orderOf(row);
  const isBuyer = buyerId === recipientId;
  // The day itself, since a notification may be read weeks later.
  const day = finalDueAt === null ? partOf('days.soon') : istDayOf(finalDueAt);
  switch (orderStatus) {
    case 'FINAL_PAID':
      return newsOf(isBuyer ? 'payments.finalOfBuyer' : 'payments.finalOfMaker', { order });
    case 'FINAL_ASKED':
      return newsOf('payments.asked', { order, day });
    case 'FINAL_SOON':
      return newsOf('payments.soon', { order, day });
    case 'FINAL_TODAY':
      return newsOf('payments.today', { order, day });
    case 'FINAL_OVERDUE':
      return newsOf('payments.overdue', { order });
    case 'REFUND_QUEUED':
      return newsOf(isBuyer ? 'payments.goesBackToYou' : 'payments.goesBackToBuyer', { order });
    case 'REFUND_HELD':
      return newsOf(isBuyer ? 'payments.waitsForYourBank' : 'payments.waitsForBank', { order });
    case 'REFUND_PROCESSED':
      return newsOf(isBuyer ? 'payments.paidBackToYou' : 'payments.refundMade', { order });
    case 'REFUND_FAILED':
      return newsOf('payments.refundLater', { order });
    case 'REFUND_LOST':
      return newsOf('payments.refundLost', { order });
    case 'DISPUTE_OPEN':
      return newsOf(isBuyer ? 'payments.disputedByYou' : 'payments.disputed', { order });
    case 'DISPUTE_DESK_OPEN':
      return newsOf('payments.disputedDesk', { order });
    case 'DISPUTE_LOST':
    case 'DISPUTE_DESK_LOST':
      return newsOf('payments.disputeLost', { order });
    case 'DISPUTE_OVER':
      return newsOf(isBuyer ? 'payments.yourDisputeOver' : 'payments.disputeOver', { order });
    case 'DISPUTE_DESK_OVER':
      return newsOf('payments.disputeOver', { order });
    default:
      return newsOf('payments.advance', { order });
  }
}

/** An order in words: its design and its number, since somebody may have several of one design. */
export function orderOf({
  orderedTitle: title,
  orderId,
  orderedAt,
}: Pick<NotificationRow, 'orderedTitle' | 'orderId' | 'orderedAt'>): Part {
  if (orderId === null || orderedAt === null)
    return title === null ? partOf('order.yours') : partOf('order.titled', { title });
  const number = orderNumber(orderId, orderedAt);
  return title === null
    ? partOf('order.yoursNumbered', { number })
    : partOf('order.numbered', { title, number });
}

function isTold(status: string): status is OrderStatus | (typeof others)[number] {
  return [...orderStatuses, ...others].some((known) => known === status);
}
