import * as z from 'zod/mini';
import { orderSides } from '#contracts/orders/core/order-turns.ts';
import { orderData } from '#contracts/orders/core/orders.contract.ts';
import { orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { idleReasons } from '#contracts/orders/due/idle-orders.ts';
import { refundOrder } from '#contracts/orders/paying/paying.contract.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, optionalLines, optionalText, rupees } from '#contracts/platform/fields.ts';
import { successMessage } from '#contracts/platform/success-message.ts';
import { adminPage } from '../admin-fields.ts';
import { actReasonLimits } from '../audit/acts.rules.ts';
import { dispute } from '../books/books.contract.ts';
import { deskHolds, deskLimits, deskNoteKinds, deskQueues, deskSorts } from './orders.rules.ts';

const person = z.object({ id: idOut, name: z.string() });

const listedOrder = z.object({
  id: idOut,
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  createdAt: instant,
  buyer: person,
  maker: person,
  /** The first design of the order, and how many others there are. */
  design: z.object({ title: z.string(), image: z.nullable(z.string()), others: z.int() }),
  total: rupees,
  /** Its cancellation request waits for the desk. */
  waitsForDesk: z.boolean(),
  /** The buyer disputes a payment, and the bank has not decided. */
  isDisputed: z.boolean(),
  /** The order is open and a party is banned or suspended for long. */
  isStranded: z.boolean(),
  /** Why it waits for nobody, and since when; null if it waits for somebody. */
  idle: z.nullable(z.object({ reason: z.enum(idleReasons), since: instant })),
  /** Nothing of the final payment is left to pay. */
  finalPaid: z.boolean(),
});
export type ListedOrder = z.output<typeof listedOrder>;

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/admin/orders',
  access: 'admin',
  tag: 'admin',
  summary: 'All orders; a number, or words of a name, find some of them',
  query: z.object({
    ...adminPage,
    status: z.optional(z.enum(orderStatuses)),
    /**
     * `desk`: the cancellation request waits for the desk; `bank`: a payment is disputed; `banned`: open, and a party
     * cannot act; `nobody`: paid, and it waits for nobody.
     */
    waiting: z.optional(z.enum(deskQueues)),
    buyerId: z.optional(id),
    makerId: z.optional(id),
    sort: z._default(z.enum(deskSorts), 'newest'),
  }),
  reply: z.object({
    success: z.literal(true),
    orders: z.array(listedOrder),
    nextCursor: z.nullable(z.string()),
  }),
});

const deskNote = z.object({
  id: idOut,
  kind: z.enum(deskNoteKinds),
  words: z.string(),
  authorName: z.string(),
  at: instant,
});

const deskOrder = z.object({
  /** As its buyer sees it, with everything known about both parties. */
  order: orderData,
  /**
   * Why it is on hold, if `order.delivery` waits for HOLD: the status of the maker's account, or that its design was
   * taken down.
   */
  heldBy: z.nullable(z.enum(deskHolds)),
  /** The parties whose turn it is, as their dashboards count it. */
  waitsFor: z.array(z.enum(orderSides)),
  /** The desk's notes, newest first; hidden from an admin who is a party to the order. */
  notes: z.array(deskNote),
  /** Its payments that the buyer disputes or disputed, oldest first. */
  disputes: z.array(dispute),
  can: z.object({
    /** The admin is not a party to the order. */
    act: z.boolean(),
    /** Its cancellation request waits for the desk. */
    decideCancellation: z.boolean(),
    /** The statuses to which the desk may move it now. */
    moveTo: z.array(z.enum(orderStatuses)),
    /** What the desk could still refund. */
    refund: rupees,
    /** There is a parcel to send, and no payment is disputed. */
    printLabel: z.boolean(),
  }),
});
export type DeskOrder = z.output<typeof deskOrder>;

export const showOrderToDesk = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id',
  access: 'admin',
  tag: 'admin',
  summary: 'An order for the desk, with its waiting request to cancel',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), desk: deskOrder }),
});

const changed = z.object({ ...successMessage, desk: deskOrder });

/** Checked by `shipmentProblems`, which needs today's date. */
const parcel = {
  shippingCarrier: optionalText(40),
  trackingNumber: optionalText(80),
  estimatedDelivery: optionalText(40),
};

export const manageOrder = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/manage',
  access: 'admin',
  tag: 'admin',
  summary: 'Move an order on, say how its parcel goes, and add an internal note, all at once',
  idempotencyKey: 'optional',
  params: z.object({ id }),
  body: z.object({
    /** Left out if it does not change. */
    status: z.optional(z.enum(orderStatuses)),
    /** Left out if it does not change. */
    shipment: z.optional(z.object(parcel)),
    note: optionalLines(deskLimits.longestNote),
    /**
     * Required with a status or a shipment; stored in the audit log. If the order is cancelled, both parties read it.
     */
    reason: optionalLines(actReasonLimits.longest),
    /** The state that the admin saw; CONFLICT if it has changed since. */
    seen: z.object({ status: z.enum(orderStatuses), ...parcel }),
  }),
  reply: changed,
});

export const notifyBuyer = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/tell',
  access: 'admin',
  tag: 'admin',
  summary: 'Write to the buyer how the order stands, with words of the desk',
  idempotencyKey: 'optional',
  params: z.object({ id }),
  body: z.object({ words: optionalLines(deskLimits.longestTold) }),
  reply: changed,
});

export const refundByDesk = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/refund',
  access: 'admin',
  tag: 'admin',
  summary: 'The desk pays a part of an order, or all that is held, back to its buyer',
  idempotencyKey: 'required',
  params: z.object({ id }),
  body: refundOrder.body,
  reply: changed,
});

export const shippingLabel = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/label.pdf',
  access: 'admin',
  tag: 'admin',
  summary: 'The label of its parcel, A6, with a Code 128 and a QR code',
  params: z.object({ id }),
  /** The bytes of the file (application/pdf). */
  reply: z.custom<Uint8Array>(),
});
