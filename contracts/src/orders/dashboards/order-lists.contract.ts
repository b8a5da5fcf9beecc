import * as z from 'zod/mini';
import { shownTitle } from '#contracts/designs/languages/shown-words.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, rupees, searchWords } from '#contracts/platform/fields.ts';
import { wholeNumber } from '#contracts/platform/text/text-fields.ts';
import { orderStatuses } from '../core/orders.states.ts';
import { longestListSearch, orderFilters, orderSorts } from './order-lists.rules.ts';

const status = z.enum(orderStatuses);

export type OrderFilter = (typeof orderFilters)[number];

export type OrderSort = (typeof orderSorts)[number];

/** Filters on the viewer’s orders, shared by lists and exports. */
export const orderSelection = {
  /** Search words, matched against order number, name of the other side and titles. */
  q: searchWords(longestListSearch),
  status: z.optional(z.enum(orderFilters)),
  /** Only orders with this design. */
  design: z.optional(id),
  sort: z._default(z.enum(orderSorts), 'newest'),
};

const listPage = {
  ...orderSelection,
  /** `nextCursor` of the previous page. */
  cursor: z.optional(z.string().check(z.maxLength(40))),
  limit: z._default(wholeNumber(1, 50), 50),
};

const listedOrder = {
  id: idOut,
  orderNumber: z.string(),
  totalAmount: rupees,
  status,
  finalPaid: z.boolean(),
  /** It is a swatch of the cloth. */
  isSwatch: z.boolean(),
  /** Whether a payment is in an undecided dispute at the buyer’s bank. */
  isDisputed: z.boolean(),
  createdAt: instant,
  orderItems: z.array(
    z.object({
      designId: z.nullable(idOut),
      ...shownTitle,
      image: z.nullable(z.string()),
      quantity: z.int(),
    }),
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
  inReadersLanguage: true,
  summary: 'What the viewer has bought',
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
  inReadersLanguage: true,
  summary: 'What the viewer has sold',
  query: z.object(listPage),
  reply: z.object({
    success: z.literal(true),
    data: z.array(
      z.object({
        ...listedOrder,
        user: person,
        /** The day that the viewer owes, YYYY-MM-DD in IST; null before the advance and once the order has ended. */
        dueBy: z.nullable(z.string()),
        /** By how many days it is later than due; 0 if it is not. */
        lateDays: z.int(),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
});

export type PurchaseRow = z.output<(typeof myOrders)['reply']>['orders'][number];
export type SaleRow = z.output<(typeof mySales)['reply']>['data'][number];
