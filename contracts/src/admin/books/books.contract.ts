import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { idOut, instant, rupees } from '#contracts/platform/fields.ts';
import { bookDifferenceKinds, bookSubjects } from './books.rules.ts';
import { disputeStatuses } from './disputes.rules.ts';

const difference = z.object({
  kind: z.enum(bookDifferenceKinds),
  subject: z.enum(bookSubjects),
  reference: z.string(),
  orderId: z.nullable(idOut),
  /** The order's number; null if there is no such order. */
  orderNumber: z.nullable(z.string()),
  ours: z.string(),
  theirs: z.string(),
});

const audit = z.object({
  finishedAt: instant,
  /** The last audit ended more than two days ago. */
  isOverdue: z.boolean(),
  /** The oldest day for which the provider was queried. */
  since: instant,
  count: z.int().check(z.minimum(0)),
  /** At most 200 of them. */
  differences: z.array(difference),
});
export type BookAudit = z.output<typeof audit>;

/** A payment that its buyer has disputed at their bank. */
export const dispute = z.object({
  id: idOut,
  orderId: idOut,
  orderNumber: z.string(),
  instalment: z.enum(['initial', 'final']),
  /** The provider's id, for finding it in the provider's dashboard. */
  reference: z.string(),
  amount: rupees,
  /** The provider's term, such as chargeback. */
  phase: z.string(),
  /** The provider's code for the buyer's reason; '' if there is none. */
  reasonCode: z.string(),
  status: z.enum(disputeStatuses),
  /** The provider's deadline for evidence; null if it asks for none. */
  respondBy: z.nullable(instant),
  createdAt: instant,
  endedAt: z.nullable(instant),
});
export type Dispute = z.output<typeof dispute>;

const givenUpWebhook = z.object({
  eventId: z.string(),
  receivedAt: instant,
  givenUpAt: instant,
  /** The technical reason why it could not be applied. */
  failure: z.string(),
});
export type GivenUpWebhook = z.output<typeof givenUpWebhook>;

export const getBookAudit = endpoint({
  method: 'GET',
  path: '/api/admin/books',
  access: 'admin',
  tag: 'admin',
  summary:
    'What the last audit of the books found: payments, refunds and documents compared with the provider',
  reply: z.object({
    success: z.literal(true),
    /** Null until the first audit has finished. */
    audit: z.nullable(audit),
    /** Open disputes by deadline, then the most recently ended; at most a hundred. */
    disputes: z.array(dispute),
    /** The provider's events that could not be applied in the last thirty days, newest first; at most a hundred. */
    webhooks: z.array(givenUpWebhook),
  }),
});
