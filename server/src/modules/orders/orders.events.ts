import type { OrderActor, OrderStatus } from '#contracts/orders/orders.states.ts';
import { eventKind } from '../../platform/events/events.ts';

/** The advance of an order was booked. */
export const orderConfirmed = eventKind<{ orderId: number }>('order.confirmed');

/** Somebody moved an order, or the clock let it lapse. */
export const orderMoved = eventKind<{ orderId: number; by: OrderActor; from: OrderStatus; to: OrderStatus }>(
  'order.moved',
);

/** An instalment was booked and belongs to its order; one that arrived for a cancelled order goes back untold. */
export const instalmentPaid = eventKind<{ orderId: number; purpose: 'ADVANCE' | 'FINAL' }>(
  'order.instalment-paid',
);

export const finalReminders = ['ASKED', 'SOON', 'TODAY', 'OVERDUE'] as const;
export type FinalReminder = (typeof finalReminders)[number];

/** The final payment was asked for, or is reminded of; each once for an order. */
export const finalPaymentAsked = eventKind<{ orderId: number; reminder: FinalReminder }>('order.final-asked');
