import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { idOut, instant, rupees } from '#contracts/platform/fields.ts';
import { rule } from '#contracts/words/rule.ts';
import { orderStatuses } from '../core/orders.states.ts';
import { earningsSentences, isMonth, movementKinds, movementStates } from './earnings.rules.ts';

const sums = {
  /** Instalments that buyers paid, whatever became of them since. */
  paid: rupees,
  /** Refunds, on the day they were decided: back, on their way, or failed and tried again. */
  back: rupees,
  /** `paid` less `back`; below 0 where more went back than came. */
  net: z.number(),
  /** Of what was paid here and did not go back: for orders that are neither delivered nor cancelled now. */
  held: rupees,
  /** The same for orders that were cancelled: the share that their buyers agreed to. */
  kept: rupees,
};

/** Months and days are those of India; amounts are rupees to the paisa, tax included. */
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
      /** Of delivered orders: what of `net` is neither held nor kept. */
      delivered: z.number(),
      /** What a bank decides on, as buyers dispute it: so much of `held`, of `kept` and of `delivered`. */
      withBank: z.object({ held: rupees, kept: rupees, delivered: rupees }),
    }),
    /** From the first that had any to the present one, the newest first; such as "2026-11". Empty before anything was paid. */
    months: z.array(z.object({ month: z.string(), ...sums })),
  }),
});
export type Earnings = Omit<z.output<(typeof earnings)['reply']>, 'success'>;
export type EarningsMonth = Earnings['months'][number];

const movement = z.object({
  /** Tells movements apart, payments from refunds. */
  key: z.string(),
  kind: z.enum(movementKinds),
  at: instant,
  amount: rupees,
  /** Of a payment, what neither went back nor will: so much of it has the state. Null of a refund. */
  left: z.nullable(rupees),
  /** Where the money stands now. */
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
    /** `nextCursor` of the page before. */
    cursor: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({
    success: z.literal(true),
    movements: z.array(movement),
    nextCursor: z.nullable(z.string()),
  }),
});

/** A table of the same: UTF-8 with a byte order mark, dates in India’s time, amounts in rupees. */
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
