import type { OrderActor, OrderStatus } from '#contracts/orders/core/orders.states.ts';
import { eventKind } from '#server/platform/events/events.ts';

/** The advance of an order was booked. */
export const orderConfirmed = eventKind<{ orderId: number }>('order.confirmed');

/** An order changed status, by a person or automatically. */
export const orderMoved = eventKind<{
  orderId: number;
  by: OrderActor;
  from: OrderStatus;
  to: OrderStatus;
  /** The update with the photographs that came with the move. */
  updateId?: number;
  /** By how many days it was late when its buyer cancelled it because of that. */
  lateDays?: number;
}>('order.moved');

export type CancellationStep = 'ASKED' | 'OVERDUE' | 'REFUSED' | 'WITHDRAWN';

/**
 * A request to cancel an order was made, became overdue for the desk, was refused or withdrawn. An agreed request
 * publishes `orderMoved` instead.
 */
export const cancellationMoved = eventKind<{
  orderId: number;
  requestId: number;
  step: CancellationStep;
  /** Who did it. */
  by: OrderActor;
}>('order.cancellation-moved');

export type PromiseStep = 'PROPOSED' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | 'LAPSED';

/** A later day of arrival was proposed, or its proposal ended. */
export const promiseMoved = eventKind<{ orderId: number; promiseId: number; step: PromiseStep }>(
  'order.promise-moved',
);

/** The day that the maker owed has passed, and the parcel is not sent. Published once for each missed day, YYYY-MM-DD. */
export const dayMissed = eventKind<{ orderId: number; day: string }>('order.day-missed');
/** The buyer named, changed or removed the day of their function. */
export const functionDayChanged = eventKind<{ orderId: number }>('order.function-day-changed');

/** The buyer is reminded to confirm the arrival of a parcel. */
export const parcelUnconfirmed = eventKind<{
  orderId: number;
  /** 1 or 2. */
  reminder: number;
  /** The day in IST on which the order ends by itself. */
  endsOn: string;
}>('order.parcel-unconfirmed');

/** An instalment was booked for its order. A payment for a cancelled order is refunded without this event. */
export const instalmentPaid = eventKind<{
  orderId: number;
  purpose: 'ADVANCE' | 'FINAL';
  /** Ids of buyer and maker. */
  sides: readonly number[];
}>('order.instalment-paid');

export const finalReminders = ['ASKED', 'SOON', 'TODAY', 'OVERDUE'] as const;
export type FinalReminder = (typeof finalReminders)[number];

/**
 * The final payment was asked for, or a reminder is due. Each is published once per order; asking is repeated after a
 * dispute.
 */
export const finalPaymentAsked = eventKind<{
  orderId: number;
  reminder: FinalReminder;
  /** The update with the photographs that came with the move that asks for it. */
  updateId?: number;
}>('order.final-asked');

/** The maker posted an update without moving the order. */
export const updatePosted = eventKind<{ orderId: number; updateId: number; makerId: number }>(
  'order.update-posted',
);

export const updateRemoved = eventKind<{ orderId: number }>('order.update-removed');

/** A photograph of an update is ready or has failed. */
export const pictureOfUpdateSettled = eventKind<{ orderId: number }>('order.update-picture-settled');

/** The shipment of a sent parcel was added or corrected. */
export const shipmentChanged = eventKind<{ orderId: number; by: 'MAKER' | 'ADMIN' }>(
  'order.shipment-changed',
);

/** The desk writes to the buyer about their order; `words` may be ''. */
export const buyerNotified = eventKind<{ orderId: number; noteId: number; words: string }>(
  'order.customer-told',
);

/**
 * A meeting was booked or completed before the design of its order was completed. The step is ticked; the status does
 * not change.
 */
export const stepTicked = eventKind<{ orderId: number }>('order.step-ticked');
