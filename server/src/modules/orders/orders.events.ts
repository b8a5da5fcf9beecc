import type { OrderActor, OrderStatus } from '#contracts/orders/orders.states.ts';
import { eventKind } from '../../platform/events/events.ts';

/** The advance of an order was booked. */
export const orderConfirmed = eventKind<{ orderId: number }>('order.confirmed');

/** Whether a move is only what a measurement meeting brought with it: the meeting's own news tells of that. */
export function isToldOfMeeting(by: OrderActor, to: OrderStatus): boolean {
  return by === 'SYSTEM' && (to === 'MEASUREMENT_SCHEDULED' || to === 'MEASUREMENT_COMPLETED');
}

/** Somebody moved an order, or the clock let it lapse. */
export const orderMoved = eventKind<{ orderId: number; by: OrderActor; from: OrderStatus; to: OrderStatus }>(
  'order.moved',
);
