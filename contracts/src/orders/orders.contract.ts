import * as z from 'zod/mini';
import { meetingStatuses, meetingTypes } from '../meetings/meeting.states.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, idOut, instant, rupees } from '../platform/fields.ts';
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
    initial: z.object({
      amount: rupees,
      paid: z.boolean(),
      paidAt: z.nullable(instant),
      /** It was paid and goes back, or has gone back, to the buyer. */
      refunded: z.boolean(),
    }),
    final: z.object({
      amount: rupees,
      paid: z.boolean(),
      paidAt: z.nullable(instant),
      refunded: z.boolean(),
      dueDate: z.nullable(instant),
    }),
  }),
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
  /** The measurement meeting to come, or the last that took place. */
  meeting: z.nullable(
    z.object({
      id: idOut,
      type: z.enum(meetingTypes),
      status: z.enum(meetingStatuses),
      scheduledAt: instant,
    }),
  ),
  can: z.object({
    payAdvance: z.boolean(),
    cancel: z.boolean(),
    confirmDelivery: z.boolean(),
    /** A measurement meeting may be booked now. */
    scheduleMeeting: z.boolean(),
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
