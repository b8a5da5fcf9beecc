import type { OrderActor, OrderStatus } from '#contracts/orders/orders.states.ts';
import { eventKind } from '../../platform/events/events.ts';

/** The advance of an order was booked. */
export const orderConfirmed = eventKind<{ orderId: number }>('order.confirmed');

/** Somebody moved an order, or the clock let it lapse. */
export const orderMoved = eventKind<{ orderId: number; by: OrderActor; from: OrderStatus; to: OrderStatus }>(
  'order.moved',
);

/** The maker told of the making, without moving the order. */
export const updatePosted = eventKind<{ orderId: number; updateId: number; makerId: number }>(
  'order.update-posted',
);

export const updateRemoved = eventKind<{ orderId: number }>('order.update-removed');

/** A photograph of an update can be shown, or never will be. */
export const pictureOfUpdateSettled = eventKind<{ orderId: number }>('order.update-picture-settled');

/** The way of a parcel that was sent before was said or corrected. `at` is ISO 8601. */
export const shipmentChanged = eventKind<{ orderId: number; at: string }>('order.shipment-changed');
