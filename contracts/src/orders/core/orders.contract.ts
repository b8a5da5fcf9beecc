import * as z from 'zod/mini';
import { shownTitle } from '#contracts/designs/languages/shown-words.ts';
import { measurings } from '#contracts/measurements/measuring.ts';
import { meetingStatuses, meetingTypes } from '#contracts/meetings/meeting.states.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { dayRange, id, idOut, instant, optionalText, rupees } from '#contracts/platform/fields.ts';
import { picture } from '#contracts/platform/picture.ts';
import { namedMessage, successMessage } from '#contracts/platform/success-message.ts';
import { manyLines } from '#contracts/platform/text/text-fields.ts';
import type { FileRule } from '#contracts/platform/upload-rules.ts';
import { rule } from '#contracts/words/rule.ts';
import { cancellation, cancellationOffer } from '../endings/cancellation.fields.ts';
import { updateLimits, updateSentences } from '../making/order-updates.rules.ts';
import { carriers } from '../making/shipment.rules.ts';
import { waitings } from './delivery-promise.ts';
import { dispute, payments, refund } from './order-money.fields.ts';
import { orderStops } from './order-stops.ts';
import { orderSides, orderTurns } from './order-turns.ts';
import { orderActors, orderStatuses } from './orders.states.ts';

const status = z.enum(orderStatuses);

const totals = z.object({ subtotal: rupees, shippingCost: rupees, tax: rupees, total: rupees });

const historyRow = z.object({
  id: idOut,
  actor: z.enum(orderActors),
  actorName: z.nullable(z.string()),
  /** Null where the order did not move: it was placed, or a meeting ticked its step while the design is made. */
  from: z.nullable(status),
  to: status,
  note: z.string(),
  at: instant,
});

/** An update by the maker, shown under the status at which it was posted. */
const orderUpdate = z.object({
  id: idOut,
  status,
  note: z.string(),
  pictures: z.array(picture),
  /** How many more pictures are still being prepared. */
  preparing: z.int(),
  authorName: z.string(),
  at: instant,
  can: z.object({ remove: z.boolean() }),
});
export type OrderUpdate = z.output<typeof orderUpdate>;

const shipment = z.object({
  carrier: z.enum(carriers),
  /** '' where the carrier gives none. */
  trackingNumber: z.string(),
  /** The carrier's own page of the parcel. */
  trackingUrl: z.nullable(z.string()),
  /** YYYY-MM-DD, in IST. */
  estimatedDelivery: z.nullable(z.string()),
});

/** One object with both layouts: nested for the details page, flat for the confirmation. */
export const orderData = z.object({
  id: idOut,
  orderNumber: z.string(),
  status,
  createdAt: instant,
  /** Which side the viewer stands on; the path of the page decides nothing. */
  role: z.enum(orderSides),
  products: z.array(
    z.object({
      id: idOut,
      ...shownTitle,
      designer: z.string(),
      quantity: z.int(),
      price: rupees,
      image: z.nullable(z.string()),
      /** The size that the buyer chose; '' where none was. */
      size: z.string(),
    }),
  ),
  /** E-mail, phone and the whole address are '' to the maker until the advance was paid. */
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
  /** The oldest first. */
  disputes: z.array(dispute),
  paymentInfo: z.object({
    initialAmount: rupees,
    remainingAmount: rupees,
    /** The last day of the final payment; before it was asked for the promised day, for nothing is sent without it. */
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
  /** How it is fitted, as it was when it was ordered. */
  measuring: z.enum(measurings),
  /** Noon in India of the day that `delivery` promises; where it promises none, of the one promised with the order. */
  estimatedDelivery: instant,
  delivery: z.object({
    /** The last day, YYYY-MM-DD in IST; the day it arrived once it has, null once it was cancelled and while it is stopped. */
    by: z.nullable(z.string()),
    /** The maker's days off until it is sent, which put the day off, the earliest first. */
    away: z.array(dayRange),
    /** What counts as happening today and moves the day on while it does not, or what stops the order. */
    waitsFor: z.nullable(z.enum([...waitings, ...orderStops])),
    makingDays: z.int(),
    /** At most. */
    transitDays: z.int(),
    /** The maker's holidays as they stood when it was ordered, YYYY-MM-DD in IST. */
    daysOff: z.array(dayRange),
  }),
  history: z.array(historyRow),
  updates: z.array(orderUpdate),
  /** How the parcel was sent; null before. */
  shipment: z.nullable(shipment),
  /** When it is cancelled by itself unless its advance is paid before; null of one that does not wait for it. */
  lapsesAt: z.nullable(instant),
  /** What the buyer may know of cancelling: until when it is free, or the sentence why it is no longer. */
  cancelling: z.object({
    freeUntil: z.nullable(instant),
    refusal: z.nullable(namedMessage),
    /** What the buyer is offered who asks now; null where they cannot. */
    offer: z.nullable(cancellationOffer),
  }),
  /** The newest request to cancel it. */
  cancellation: z.nullable(cancellation),
  /** The measurement meeting to come, or the last that took place. */
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
  /** A design of the delivered order that its buyer could review next; null for the maker. */
  toReview: z.nullable(idOut),
  can: z.object({
    payAdvance: z.boolean(),
    payFinal: z.boolean(),
    /** The maker may give something back. */
    refund: z.boolean(),
    /** Cancel at once: the buyer while that is free, the maker before the parcel is sent. */
    cancel: z.boolean(),
    askToCancel: z.boolean(),
    withdrawCancellation: z.boolean(),
    answerCancellation: z.boolean(),
    confirmDelivery: z.boolean(),
    /** A measurement meeting may be booked now. */
    scheduleMeeting: z.boolean(),
    /** The statuses the viewer may choose now. */
    moveTo: z.array(status),
    /** Show the making to the family by a link. */
    shareMaking: z.boolean(),
    /** Tell of the making. */
    postUpdate: z.boolean(),
    /** Say how the parcel was sent, or correct it. */
    editShipment: z.boolean(),
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
      /** As front ends of ten statuses show it; `exact` has what it is. */
      status,
      /** Null of a cancelled order, of which nothing is to be paid; `exact` has them. */
      payments: z.nullable(payments),
      exact: z.object({ status, payments }),
    }),
  }),
});

const changed = z.object({ ...successMessage, orderData });

const note = z._default(
  z.string().check(manyLines, z.maxLength(updateLimits.longestNote, rule(updateSentences.longNote))),
  '',
);
/** Checked by `shipmentProblems`, which needs to know the day. */
const shipmentWords = {
  shippingCarrier: optionalText(40),
  trackingNumber: optionalText(80),
  estimatedDelivery: optionalText(40),
};

export const updateOrderStatus = endpoint({
  method: 'PUT',
  path: '/api/order/:id/status',
  access: 'member',
  whileSuspended: true,
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'Move an order on, within the transition table',
  params: z.object({ id }),
  body: z.object({ status, note, ...shipmentWords }),
  reply: changed,
});

const photographs: FileRule = {
  kind: 'PICTURE',
  most: updateLimits.pictures,
  maxBytes: updateLimits.pictureBytes,
  tooMany: updateSentences.tooManyPictures,
};

export const postOrderUpdate = endpoint({
  method: 'POST',
  path: '/api/order/:id/updates',
  access: 'member',
  tag: 'orders',
  inReadersLanguage: true,
  summary:
    'The maker tells of the making: a note, up to 6 photographs as `images`, or a move with the shipment, in one go',
  idempotencyKey: 'optional',
  params: z.object({ id }),
  multipart: true,
  files: { images: photographs },
  body: z.object({ status: z.optional(status), note, ...shipmentWords }),
  reply: changed,
});

export const deleteOrderUpdate = endpoint({
  method: 'DELETE',
  path: '/api/order/:id/updates/:updateId',
  access: 'member',
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'Take back an own update with its photographs, within a day',
  params: z.object({ id, updateId: id }),
  reply: changed,
});

export const setShipment = endpoint({
  method: 'PUT',
  path: '/api/order/:id/shipment',
  access: 'member',
  tag: 'orders',
  inReadersLanguage: true,
  summary: 'Say how a parcel that is on its way was sent, or correct it',
  params: z.object({ id }),
  body: z.object(shipmentWords),
  reply: changed,
});
