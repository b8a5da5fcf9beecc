import { orderNumber } from '#contracts/orders/core/order-number.ts';
import { type OrderStatus, orderStatuses } from '#contracts/orders/core/orders.states.ts';
import type { NotificationRow } from './read-notifications.queries.ts';

/** What of a step of an order is told to somebody. */
export interface OrderNews {
  /** Of the design. */
  title: string;
  /** The order as its reader knows it. */
  order: string;
  status: string | null;
  isBuyer: boolean;
  /** Neither side did it. */
  isByDesk: boolean;
  makerName: string;
  /** Of an update; null for other news. */
  photographs: number | null;
}

/** Begins with what it is about: `lead` of the notification. */
const steps: Record<OrderStatus, string> = {
  PENDING: 'waits for its advance',
  CONFIRMED: 'is confirmed',
  DESIGN_IN_PROGRESS: 'is being designed',
  DESIGN_COMPLETED: 'has its design completed',
  MEASUREMENT_SCHEDULED: 'has a day for the measurements',
  MEASUREMENT_COMPLETED: 'has its measurements taken',
  FINAL_PAYMENT_PENDING: 'is nearly there',
  COMPLETED: 'is made',
  READY_FOR_DELIVERY: 'is packed and ready to be sent',
  SHIPPED: 'is on its way',
  DELIVERED: 'was delivered',
  CANCELLED: 'was cancelled',
};

/** Other news of an order, in the place of its status. */
const others: Record<string, string> = {
  CANCEL_ASKED: 'is to be cancelled, asks its buyer',
  CANCEL_REFUSED: 'goes on: the request to cancel it was refused',
  CANCEL_WITHDRAWN: 'goes on: its buyer took the request to cancel it back',
  CANCEL_OVERDUE: 'waits for our support desk, as nobody answered the request to cancel it',
  DESK_TOLD: 'has news from our desk: we wrote to you about it',
};

/** A step or the making of an order in words, with those at its beginning that screens stress. */
export function orderWords(news: OrderNews): { lead: string; message: string } {
  const { title, order, status, isBuyer, isByDesk, makerName, photographs } = news;
  if (photographs !== null) {
    const what =
      photographs === 0
        ? 'wrote about the making'
        : `added ${photographs === 1 ? 'a photograph' : `${photographs} photographs`} of the making`;
    return { lead: makerName, message: `${makerName} ${what} of ${order}` };
  }
  if (status === null) return { lead: title, message: `${order} can be tracked: its shipment was updated` };
  if (status === 'DELIVERED' && !isBuyer && !isByDesk) {
    return { lead: title, message: `${order} has arrived, says its buyer` };
  }
  return {
    lead: title,
    message: `${order} ${isStatus(status) ? steps[status] : (others[status] ?? 'has moved on')}`,
  };
}

/** What was ordered. */
export function titleOf({ orderedTitle }: Pick<NotificationRow, 'orderedTitle'>): string {
  return orderedTitle ?? 'your order';
}

/** An order in words: its design, and for the maker, who may have many orders of it, the number. */
export function orderOf(
  row: Pick<NotificationRow, 'orderedTitle' | 'orderId' | 'orderedAt' | 'buyerId' | 'recipientId'>,
): string {
  const { orderId, orderedAt, buyerId, recipientId } = row;
  if (orderId === null || orderedAt === null || buyerId === recipientId) return titleOf(row);
  return `${titleOf(row)} (${orderNumber(orderId, orderedAt)})`;
}

function isStatus(status: string): status is OrderStatus {
  return orderStatuses.some((known) => known === status);
}
