import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { id, idOut, instant, rupees } from '#contracts/platform/fields.ts';
import { dayFigure, figure } from '#contracts/platform/figures.ts';
import { orderStatuses } from '../core/orders.states.ts';
import { orderSelection } from './order-lists.contract.ts';

const waiting = z.object({
  count: z.int(),
  /** Since when the longest waiting order has waited; null if none waits. */
  oldestSince: z.nullable(instant),
});

/**
 * Revenue is the total of orders that were paid and not cancelled, on the day of the advance, less refunds. In
 * rupees, tax included.
 */
export const salesDashboard = endpoint({
  method: 'GET',
  path: '/api/order/salesOverview',
  access: 'member',
  tag: 'orders',
  summary: 'What the viewer earned in the last 30 days, day by day, beside the 30 days before',
  reply: z.object({
    success: z.literal(true),
    revenue: figure,
    orders: figure,
    averageOrderValue: figure,
    waiting,
    /** Paid orders that the viewer cancelled without a request by the buyer. */
    cancelledByYou: figure,
    /** Thirty days, ending today. */
    days: z.array(dayFigure),
  }),
});
export type SalesDashboard = Omit<z.output<(typeof salesDashboard)['reply']>, 'success'>;

/** `spent` is what was paid on those days, less refunds. In rupees. */
export const purchasesDashboard = endpoint({
  method: 'GET',
  path: '/api/order/purchasesOverview',
  access: 'member',
  tag: 'orders',
  summary: 'What the viewer spent in the last 30 days, and what is on its way',
  reply: z.object({
    success: z.literal(true),
    spent: figure,
    /** Number of orders that are paid for and not yet delivered. */
    active: z.int(),
    waiting,
  }),
});
export type PurchasesDashboard = Omit<z.output<(typeof purchasesDashboard)['reply']>, 'success'>;

/**
 * Figures of one design, for its maker. Amounts are the design’s share of its orders’ totals, in rupees, tax
 * included.
 */
export const getProductAnalytics = endpoint({
  method: 'GET',
  path: '/api/order/getProductAnalytics/:id',
  access: 'member',
  tag: 'orders',
  summary: 'The sales of one design, for its maker alone',
  params: z.object({ id }),
  reply: z.object({
    success: z.literal(true),
    product: z.object({
      id: idOut,
      title: z.string(),
      category: z.string(),
      price: rupees,
      images: z.array(z.object({ url: z.string() })),
    }),
    analytics: z.object({
      /** Number of orders that were paid and not cancelled. */
      totalSales: z.int(),
      /** Number of pieces in those orders. */
      piecesSold: z.int(),
      totalRevenue: rupees,
      avgOrderValue: rupees,
      confirmedOrders: z.int(),
      /** Delivered ones among the confirmed orders. */
      deliveredOrders: z.int(),
      pendingOrders: z.int(),
      cancelledOrders: z.int(),
    }),
    /** The newest orders. */
    orders: z.array(
      z.object({
        orderId: idOut,
        orderNumber: z.string(),
        buyerId: idOut,
        buyerName: z.string(),
        buyerImage: z.nullable(z.string()),
        status: z.enum(orderStatuses),
        date: instant,
        product: z.object({ amount: rupees, quantity: z.int() }),
        /** Whether a payment is in an undecided dispute at the buyer's bank. */
        isDisputed: z.boolean(),
        /** Whether nothing of the final payment is due any more. */
        finalPaid: z.boolean(),
      }),
    ),
    /** Figures of the last 30 days, from views to orders. */
    funnel: z.object({ views: figure, saves: figure, enquiries: figure, orders: figure }),
    days: z.array(dayFigure),
  }),
});
export type DesignAnalytics = Omit<z.output<(typeof getProductAnalytics)['reply']>, 'success'>;

const { q, status, design, sort } = orderSelection;

/** A CSV of the selected orders: UTF-8 with a byte order mark, dates in IST, amounts in rupees. */
export const exportSales = endpoint({
  method: 'GET',
  path: '/api/order/exportSales.csv',
  access: 'member',
  tag: 'orders',
  summary: 'The viewer’s sales as a table',
  query: z.object({ q, status, design, sort }),
  file: 'text/csv',
  reply: z.unknown(),
});

export const exportPurchases = endpoint({
  method: 'GET',
  path: '/api/order/exportPurchases.csv',
  access: 'member',
  tag: 'orders',
  summary: 'The viewer’s purchases as a table',
  query: z.object({ q, status, design, sort }),
  file: 'text/csv',
  reply: z.unknown(),
});
