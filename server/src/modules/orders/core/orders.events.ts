import type { OrderActor, OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { eventKind } from '#server/platform/events/events.ts';

/** The advance of an order was booked. */
export const orderConfirmed = eventKind<{ orderId: number }>('order.confirmed');

/** A person moved an order, or the clock let it lapse. */
export const orderMoved = eventKind<{
  orderId: number;
  by: OrderActor;
  from: OrderStatus;
  to: OrderStatus;
  /** Of the photographs that came with the move. */
  updateId?: number;
}>('order.moved');

export type CancellationStep = 'ASKED' | 'OVERDUE' | 'REFUSED' | 'WITHDRAWN';

/** A request to cancel an order was made, waits for the desk, was refused or taken back. An agreed one moves its order. */
export const cancellationMoved = eventKind<{
  orderId: number;
  requestId: number;
  step: CancellationStep;
  /** Who did it. */
  by: OrderActor;
}>('order.cancellation-moved');

/** An instalment was booked and belongs to its order; one that arrived for a cancelled order goes back untold. */
export const instalmentPaid = eventKind<{
  orderId: number;
  purpose: 'ADVANCE' | 'FINAL';
  /** Its buyer and its maker. */
  sides: readonly number[];
}>('order.instalment-paid');

export const finalReminders = ['ASKED', 'SOON', 'TODAY', 'OVERDUE'] as const;
export type FinalReminder = (typeof finalReminders)[number];

/** The final payment was asked for, or is reminded of; each once for an order. */
export const finalPaymentAsked = eventKind<{
  orderId: number;
  reminder: FinalReminder;
  /** Of the photographs that came with the move that asks for it. */
  updateId?: number;
}>('order.final-asked');

/** The maker told of the making, without moving the order. */
export const updatePosted = eventKind<{ orderId: number; updateId: number; makerId: number }>(
  'order.update-posted',
);

export const updateRemoved = eventKind<{ orderId: number }>('order.update-removed');

/** A photograph of an update can be shown, or never will be. */
export const pictureOfUpdateSettled = eventKind<{ orderId: number }>('order.update-picture-settled');

/** The way of a parcel that was sent before was said or corrected. */
export const shipmentChanged = eventKind<{ orderId: number; by: 'MAKER' | 'ADMIN' }>(
  'order.shipment-changed',
);

/** The desk writes to the buyer how their order stands; `words` may be ''. */
export const buyerNotified = eventKind<{ orderId: number; noteId: number; words: string }>(
  'order.customer-told',
);

/** A meeting was booked or completed before the design of its order was: a step is ticked, the status stays. */
export const stepTicked = eventKind<{ orderId: number }>('order.step-ticked');
