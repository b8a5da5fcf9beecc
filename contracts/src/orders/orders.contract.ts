import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import { id, idOut, instant, requiredText, rupees } from '../platform/fields.ts';
import { orderActors, orderStatuses } from './orders.states.ts';

const status = z.enum(orderStatuses);

const totals = z.object({ subtotal: rupees, shippingCost: rupees, tax: rupees, total: rupees });

const historyRow = z.object({
  id: idOut,
  actor: z.enum(orderActors),
  actorName: z.nullable(z.string()),
  from: z.nullable(status),
  to: status,
  note: z.string(),
  at: instant,
});

const instalment = {
  amount: rupees,
  paid: z.boolean(),
  paidAt: z.nullable(instant),
  /** It was paid, and all of it goes back, or has gone back, to the buyer. */
  refunded: z.boolean(),
  /** When the last of it was back; null while it is on its way. */
  refundedAt: z.nullable(instant),
};

const refund = z.object({
  id: idOut,
  amount: rupees,
  instalment: z.enum(['initial', 'final']),
  /** CANCELLED with the order, AGREED by the maker, or money that paid for nothing. */
  cause: z.enum(['CANCELLED', 'AGREED', 'SECOND', 'WRONG', 'LATE']),
  /** The maker's words. */
  reason: z.string(),
  /** QUEUED and PENDING are on their way; FAILED is tried again. */
  status: z.enum(['QUEUED', 'PENDING', 'PROCESSED', 'FAILED']),
  createdAt: instant,
  processedAt: z.nullable(instant),
});

/** One object with both layouts: nested for the details page, flat for the confirmation. */
export const orderData = z.object({
  id: idOut,
  orderNumber: z.string(),
  status,
  createdAt: instant,
  /** Which side the viewer stands on; the path of the page decides nothing. */
  role: z.enum(['buyer', 'maker']),
  products: z.array(
    z.object({
      id: idOut,
      title: z.string(),
      designer: z.string(),
      quantity: z.int(),
      price: rupees,
      image: z.nullable(z.string()),
    }),
  ),
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
  payments: z.object({
    initial: z.object(instalment),
    final: z.object({
      ...instalment,
      /** The end of its last day; null before it was asked for. */
      dueDate: z.nullable(instant),
      isOverdue: z.boolean(),
    }),
    /** What the maker could still pay back, in rupees; 0 for the buyer. */
    refundable: rupees,
  }),
  refunds: z.array(refund),
  paymentInfo: z.object({ initialAmount: rupees, remainingAmount: rupees, dueDate: z.nullable(instant) }),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
  specialInstructions: z.string(),
  /** Seven days from the order, or as long as its slowest design takes. */
  estimatedDelivery: instant,
  history: z.array(historyRow),
  can: z.object({
    payAdvance: z.boolean(),
    payFinal: z.boolean(),
    /** The maker may give something back. */
    refund: z.boolean(),
    cancel: z.boolean(),
    confirmDelivery: z.boolean(),
    /** The statuses the viewer may choose now. */
    moveTo: z.array(status),
  }),
});
export type OrderData = z.output<typeof orderData>;

export const orderConfirmation = endpoint({
  method: 'GET',
  path: '/api/order/confirmation/:id',
  access: 'member',
  tag: 'orders',
  summary: 'What the confirmation page shows',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), orderData }),
});

export const orderDetails = endpoint({
  method: 'GET',
  path: '/api/order/orderDetailsForBuyerAndSeller/:id',
  access: 'member',
  tag: 'orders',
  summary: 'An order, for its buyer or its maker',
  params: z.object({ id }),
  reply: z.object({ success: z.literal(true), orderData }),
});

export const updateOrderStatus = endpoint({
  method: 'PUT',
  path: '/api/order/:id/status',
  access: 'member',
  tag: 'orders',
  summary: 'Move an order on, within the transition table',
  params: z.object({ id }),
  body: z.object({ status, note: z.optional(z.string().check(z.trim(), z.maxLength(500))) }),
  reply: z.object({ success: z.literal(true), message: z.string(), orderData }),
});

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/order/:id/refund',
  access: 'member',
  tag: 'payments',
  summary: 'The maker pays a part of an order, or all of it, back; an Idempotency-Key header is required',
  params: z.object({ id }),
  body: z.object({
    amount: z
      .number('Say how much is to be paid back')
      .check(
        z.minimum(1, 'At least ₹1 can be paid back'),
        z.maximum(100_000_000, 'This is more than has been paid'),
        z.multipleOf(0.01, 'An amount has at most two decimals'),
      ),
    reason: requiredText('Say why, so that the buyer knows', 300),
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), orderData }),
});

const listPage = {
  /** `nextCursor` of the page before. */
  cursor: z.optional(z.string().check(z.maxLength(40))),
  limit: z._default(
    z.pipe(
      z.union([z.number(), z.string()]),
      z.pipe(
        z.transform((value: number | string) => Number(value)),
        z.int().check(z.minimum(1), z.maximum(50)),
      ),
    ),
    50,
  ),
};

const listedOrder = {
  id: idOut,
  orderNumber: z.string(),
  totalAmount: rupees,
  status,
  createdAt: instant,
  orderItems: z.array(
    z.object({ designId: idOut, title: z.string(), image: z.nullable(z.string()), quantity: z.int() }),
  ),
};

const person = z.object({
  id: idOut,
  name: z.string(),
  profile: z.object({ profileImage: z.nullable(z.string()) }),
});

export const myOrders = endpoint({
  method: 'GET',
  path: '/api/order/my-orders',
  access: 'member',
  tag: 'orders',
  summary: 'What the viewer has bought, newest first',
  query: z.object(listPage),
  reply: z.object({
    success: z.literal(true),
    orders: z.array(z.object({ ...listedOrder, maker: person })),
    nextCursor: z.nullable(z.string()),
  }),
});

export const mySales = endpoint({
  method: 'GET',
  path: '/api/order/getMyProductOrdersSell',
  access: 'member',
  tag: 'orders',
  summary: 'What the viewer has sold, newest first',
  query: z.object(listPage),
  reply: z.object({
    success: z.literal(true),
    data: z.array(z.object({ ...listedOrder, user: person })),
    nextCursor: z.nullable(z.string()),
  }),
});

export type PurchaseRow = z.output<(typeof myOrders)['reply']>['orders'][number];
export type SaleRow = z.output<(typeof mySales)['reply']>['data'][number];
