import * as z from 'zod/mini';
import { shownTitle } from '#contracts/designs/languages/shown-words.ts';
import { questionKinds } from '#contracts/designs/options/options.rules.ts';
import { measurings } from '#contracts/measurements/measuring.ts';
import { meetingStatuses, meetingTypes } from '#contracts/meetings/meeting.states.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { dayRange, id, idOut, instant, rupees } from '#contracts/platform/fields.ts';
import { picture } from '#contracts/platform/picture.ts';
import { namedMessage, successMessage } from '#contracts/platform/success-message.ts';
import { dueFields, duePermissions, newPromise } from '../due/due.fields.ts';
import { cancellation, cancellationOffer } from '../endings/cancellation.fields.ts';
import { makingStages } from '../endings/kept-shares.ts';
import { orderUpdate, shipment, shipmentWords, updateNote } from '../making/making.fields.ts';
import { waitings } from './delivery-promise.ts';
import { dispute, payments, priceLine, refund } from './order-money.fields.ts';
import { orderStops } from './order-stops.ts';
import { orderSides, orderTurns } from './order-turns.ts';
import { orderActors, orderStatuses } from './orders.states.ts';

const status = z.enum(orderStatuses);

/** What the buyer answered to a question of the design, as it was when the order was placed. */
const orderAnswer = z.object({
  question: z.string(),
  kind: z.enum(questionKinds),
  /** '' for a picture. */
  text: z.string(),
  /** Null for other kinds, while the picture is prepared, and for the maker until the advance is paid. */
  picture: z.nullable(picture),
});

const totals = z.object({ subtotal: rupees, shippingCost: rupees, tax: rupees, total: rupees });

const historyRow = z.object({
  id: idOut,
  actor: z.enum(orderActors),
  actorName: z.nullable(z.string()),
  /**
   * Null if the status did not change: the order was placed, or a meeting marked its step during the design stages.
   */
  from: z.nullable(status),
  to: status,
  note: z.string(),
  at: instant,
});

/** One object with both layouts: nested for the details page, flat for the confirmation page. */
export const orderData = z.object({
  id: idOut,
  orderNumber: z.string(),
  status,
  createdAt: instant,
  /** The viewer's side; it does not depend on the path of the page. */
  role: z.enum(orderSides),
  products: z.array(
    z.object({
      /** The design; null for a piece that was agreed on in a quote without a design. */
      id: z.nullable(idOut),
      ...shownTitle,
      designer: z.string(),
      quantity: z.int(),
      /** Of one piece with its options, before tax. */
      price: rupees,
      image: z.nullable(z.string()),
      /** The size that the buyer chose; '' if none. */
      size: z.string(),
      /** What its price is made of: the design, then the chosen options. */
      lines: z.array(priceLine),
      /** For the maker empty until the advance is paid. */
      answers: z.array(orderAnswer),
    }),
  ),
  /** For the maker, email, phone and the whole address are '' until the advance is paid. */
  buyer: z.object({ id: idOut, name: z.string(), email: z.string(), phone: z.string() }),
  maker: z.object({ id: idOut, name: z.string(), city: z.string() }),
  shipping: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    country: z.string(),
  }),
  totals,
  payments,
  refunds: z.array(refund),
  /** Oldest first. */
  disputes: z.array(dispute),
  paymentInfo: z.object({
    initialAmount: rupees,
    remainingAmount: rupees,
    /**
     * The due date of the final payment. Before it is requested: the promised delivery day, because nothing is sent
     * unpaid.
     */
    dueDate: instant,
  }),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
  specialInstructions: z.string(),
  /** How it is fitted, copied when it was ordered. */
  measuring: z.enum(measurings),
  /** Noon IST of the day in `delivery.by`; if that is null, of the day promised with the order. */
  estimatedDelivery: instant,
  delivery: z.object({
    /**
     * The last day of the promise, or the day of arrival, YYYY-MM-DD in IST. Null if the order is cancelled or
     * stopped.
     */
    by: z.nullable(z.string()),
    /** The maker's days off before the parcel is sent, which delay delivery; earliest first. */
    away: z.array(dayRange),
    /** The pending step that moves the promised day forward while it does not happen, or what stops the order. */
    waitsFor: z.nullable(z.enum([...waitings, ...orderStops])),
    makingDays: z.int(),
    /** The most days in transit. */
    transitDays: z.int(),
    /** The maker's holidays as known when the order was placed, YYYY-MM-DD in IST. */
    daysOff: z.array(dayRange),
    ...dueFields,
  }),
  /** Set if it is a swatch of the cloth. */
  swatch: z.nullable(
    z.object({
      /** The last day on which it is sent, YYYY-MM-DD in IST; null before it is paid. */
      sendBy: z.nullable(z.string()),
      /** Whether its price was taken off another order. */
      isCredited: z.boolean(),
    }),
  ),
  /** The newest later day that the maker proposed. */
  newPromise: z.nullable(newPromise),
  history: z.array(historyRow),
  updates: z.array(orderUpdate),
  /** How the parcel was sent; null if it was not sent yet. */
  shipment: z.nullable(shipment),
  /** When it is cancelled automatically if its advance is not paid; null if it is not waiting for the advance. */
  lapsesAt: z.nullable(instant),
  /** The terms of cancelling. The buyer sees until when it is free, or why it is not free any more. */
  cancelling: z.object({
    freeUntil: z.nullable(instant),
    refusal: z.nullable(namedMessage),
    /** The terms if the buyer asks to cancel now; null if they cannot ask. */
    offer: z.nullable(cancellationOffer),
    /** The stage of the order now. */
    stage: z.enum(makingStages),
    /**
     * The same for each stage, for both sides, of what is held now; before the advance is paid, of the advance. Empty
     * once the order has ended.
     */
    table: z.array(cancellationOffer),
  }),
  /** The newest request to cancel it. */
  cancellation: z.nullable(cancellation),
  /** The next measurement meeting, or the last that took place. */
  meeting: z.nullable(
    z.object({
      id: idOut,
      type: z.enum(meetingTypes),
      status: z.enum(meetingStatuses),
      scheduledAt: instant,
    }),
  ),
  /** What the viewer could do next, or what stops the order; null while it is the other side's turn. */
  turn: z.nullable(z.enum(orderTurns)),
  /** A design of the delivered order that the buyer can review next; null for the maker. */
  toReview: z.nullable(idOut),
  can: z.object({
    payAdvance: z.boolean(),
    payFinal: z.boolean(),
    /** The maker may refund an amount. */
    refund: z.boolean(),
    /** Cancel at once: the buyer while cancelling is free, the maker before the parcel is sent. */
    cancel: z.boolean(),
    askToCancel: z.boolean(),
    withdrawCancellation: z.boolean(),
    answerCancellation: z.boolean(),
    confirmDelivery: z.boolean(),
    /** A measurement meeting may be booked now. */
    scheduleMeeting: z.boolean(),
    /** The statuses the viewer may choose now. */
    moveTo: z.array(status),
    /** Share a link that shows the making to the family. */
    shareMaking: z.boolean(),
    /** Post an update of the making. */
    postUpdate: z.boolean(),
    /** Enter or correct the shipment. */
    editShipment: z.boolean(),
    ...duePermissions,
  }),
});
export type OrderData = z.output<typeof orderData>;

export const orderConfirmation = endpoint({
  method: 'GET',
  path: '/api/order/confirmation/:id',
  access: 'member',
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'What the confirmation page shows',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), orderData }),
});

export const orderDetails = endpoint({
  method: 'GET',
  path: '/api/order/orderDetailsForBuyerAndSeller/:id',
  access: 'member',
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'An order, for its buyer or its maker',
  params: z.object({ id }),
  reply: z.object({
    success: z.literal(true),
    orderData: z.extend(orderData, {
      /** The status for front ends that know ten statuses; `exact` has the real one. */
      status,
      /** Null for a cancelled order, because nothing is due; `exact` has the payments. */
      payments: z.nullable(payments),
      exact: z.object({ status, payments }),
    }),
  }),
});

/** The reply of what changes an order. */
export const changedOrder = z.object({ ...successMessage, orderData });

export const updateOrderStatus = endpoint({
  method: 'PUT',
  path: '/api/order/:id/status',
  access: 'member',
  whileSuspended: true,
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'Move an order on, within the transition table',
  params: z.object({ id }),
  body: z.object({ status, note: updateNote, ...shipmentWords }),
  reply: changedOrder,
});
