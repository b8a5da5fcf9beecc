import * as z from 'zod/mini';
import { orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { instant, rupees } from '#contracts/platform/fields.ts';
import { dayFigure } from '#contracts/platform/figures.ts';
import { complaintAges } from './figures.rules.ts';

const count = z.int().check(z.minimum(0));
/** New ones on each of the last 30 days (IST), today last. */
const days = z.array(dayFigure);
/** Number and total. */
const money = z.object({ count, rupees });

const figures = z.object({
  /** At most ten minutes old; refreshed every minute while the page is open. */
  totals: z.object({
    countedAt: instant,
    /** Accounts that are not deleted. */
    people: z.object({ all: count, makers: count, verified: count, days }),
    /** Published ones. */
    designs: z.object({ all: count, days }),
    orders: z.object({
      byStatus: z.array(z.object({ status: z.enum(orderStatuses), count })),
      days,
    }),
    /** Money paid for open orders, less promised refunds. */
    held: money,
    /** `withBank`: not sent while the buyer's bank decides on a dispute. */
    refunds: z.object({ underWay: money, withBank: money, failed: money }),
  }),
  /** Work waiting for an admin, counted now. */
  waiting: z.object({
    /** Complaints waiting for support, by age. */
    complaints: z.array(z.object({ age: z.enum(complaintAges), count })),
    /** Complaints whose filer has waited too long for support. */
    overdueComplaints: count,
    /** Reported things with an open report. */
    reports: z.object({ open: count, overdue: count }),
    /** Fit claims waiting for a decision of the desk. */
    fitClaims: count,
    verifications: count,
    /** Unanswered cancellation requests. */
    cancellations: count,
    /** Open orders with a party who is banned or suspended for long. */
    stranded: count,
    /** Paid orders that wait for nobody. */
    idle: count,
    /** Disputed payments for which the provider still accepts evidence, and the earliest deadline. */
    disputes: z.object({ open: count, respondBy: z.nullable(z.iso.datetime()) }),
    /** Differences that the last audit of the books found. */
    books: count,
    /** The last audit of the books ended more than two days ago. */
    isAuditOverdue: z.boolean(),
  }),
});
export type AdminFigures = z.output<typeof figures>;

export const getFigures = endpoint({
  method: 'GET',
  path: '/api/admin/figures',
  access: 'admin',
  tag: 'admin',
  summary: 'How Tanabana stands, and what waits for an admin',
  reply: z.object({ success: z.literal(true), figures }),
});
