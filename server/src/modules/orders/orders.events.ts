import type { OrderActor, OrderStatus } from '#contracts/orders/orders.states.ts';
import { eventKind } from '../../platform/events/events.ts';

/** The advance of an order was booked. */
export const orderConfirmed = eventKind<{ orderId: number }>('order.confirmed');

/** Somebody moved an order, or the clock let it lapse. */
export const orderMoved = eventKind<{ orderId: number; by: OrderActor; from: OrderStatus; to: OrderStatus }>(
  'order.moved',
);
