import * as z from 'zod/mini';
import { orderStatuses } from '#contracts/orders/core/orders.states.ts';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { instant, rupees } from '#contracts/platform/fields.ts';
import { dayFigure } from '#contracts/platform/figures.ts';
import { complaintAges } from './figures.rules.ts';

const count = z.int().check(z.minimum(0));
/** New ones on each of the last 30 days in India, the last of them today. */
const days = z.array(dayFigure);
/** How many, and what they come to. */
const money = z.object({ count, rupees });

const figures = z.object({
  /** Counted at most ten minutes ago, every minute while the page is open. */
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
    /** `withBank`: not sent while a bank decides on a dispute of their payment. */
    refunds: z.object({ underWay: money, withBank: money, failed: money }),
  }),
  /** What waits for an admin, counted just now. */
  waiting: z.object({
    /** Complaints waiting for support, by age. */
    complaints: z.array(z.object({ age: z.enum(complaintAges), count })),
    /** Complaints whose filer has waited too long for support. */
    overdueComplaints: count,
    /** Things with open reports. */
    reports: z.object({ open: count, overdue: count }),
    verifications: count,
    /** Requests to cancel that nobody answered. */
    cancellations: count,
    /** Open orders of which a side is banned, or suspended for long. */
    stranded: count,
    /** Disputed payments for which the provider still takes evidence, and the first day on which that ends. */
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
