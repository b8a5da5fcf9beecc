import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { idOut, instant, rupees } from '#contracts/platform/fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { orderStatuses } from '../core/orders.states.ts';
import { earningsSentences, isMonth, movementKinds, movementStates } from './earnings.rules.ts';

const sums = {
  /** Instalments that buyers paid, including those refunded since. */
  paid: rupees,
  /** Refunds, by the day they were decided: completed, in progress, or failed and retried. */
  back: rupees,
  /** `paid` less `back`; negative if more was refunded than paid. */
  net: z.number(),
  /** The part of `paid` that was not refunded and belongs to orders that are neither delivered nor cancelled now. */
  held: rupees,
  /** The same for cancelled orders: the share that their buyers agreed to. */
  kept: rupees,
};

/** Months and days are in IST; amounts are in rupees with two decimals, tax included. */
export const earnings = endpoint({
  method: 'GET',
  path: '/api/order/earnings',
  access: 'member',
  tag: 'orders',
  summary: 'What was paid for the viewer’s sales, what went back and what is held, month by month',
  reply: z.object({
    success: z.literal(true),
    total: z.object({
      ...sums,
      /** The part of `net` that is neither held nor kept: that of delivered orders. */
      delivered: z.number(),
      /** The parts of `held`, `kept` and `delivered` that are in an undecided dispute at the buyer's bank. */
      withBank: z.object({ held: rupees, kept: rupees, delivered: rupees }),
    }),
    /**
     * Newest first, such as "2026-11": from the current month back to the first one with a payment. Empty if nothing
     * was ever paid.
     */
    months: z.array(z.object({ month: z.string(), ...sums })),
  }),
});
export type Earnings = Omit<z.output<(typeof earnings)['reply']>, 'success'>;
export type EarningsMonth = Earnings['months'][number];

const movement = z.object({
  /** Unique among payments and refunds. */
  key: z.string(),
  kind: z.enum(movementKinds),
  at: instant,
  amount: rupees,
  /**
   * For a payment, the part that is not refunded or being refunded; `state` is about this part. Null for a refund.
   */
  left: z.nullable(rupees),
  state: z.enum(movementStates),
  order: z.object({ id: idOut, number: z.string(), status: z.enum(orderStatuses), buyerName: z.string() }),
});
export type Movement = z.output<typeof movement>;

const month = z.optional(z.string().check(z.refine(isMonth, rule(earningsSentences.month))));

export const earningsMovements = endpoint({
  method: 'GET',
  path: '/api/order/earnings/movements',
  access: 'member',
  tag: 'orders',
  summary: 'Every payment for the viewer’s sales and every refund of them, the newest first',
  query: z.object({
    month,
    /** `nextCursor` of the previous page. */
    cursor: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({
    success: z.literal(true),
    movements: z.array(movement),
    nextCursor: z.nullable(z.string()),
  }),
});

/** The same as a CSV: UTF-8 with a byte order mark, dates in IST, amounts in rupees. */
export const exportEarnings = endpoint({
  method: 'GET',
  path: '/api/order/exportEarnings.csv',
  access: 'member',
  tag: 'orders',
  summary: 'The payments and refunds of the viewer’s sales as a table',
  query: z.object({ month }),
  file: 'text/csv',
  reply: z.unknown(),
});
