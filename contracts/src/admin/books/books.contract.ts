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
  /** It ended more than two days ago, and none has since. */
  isOverdue: z.boolean(),
  /** The oldest day of which the provider was asked. */
  since: instant,
  count: z.int().check(z.minimum(0)),
  /** At most 200 of them. */
  differences: z.array(difference),
});
export type BookAudit = z.output<typeof audit>;

/** A payment that its buyer disputes at their bank. */
export const dispute = z.object({
  id: idOut,
  orderId: idOut,
  orderNumber: z.string(),
  instalment: z.enum(['initial', 'final']),
  /** The provider's id, by which its dashboard finds it. */
  reference: z.string(),
  amount: rupees,
  /** The provider's word, such as chargeback. */
  phase: z.string(),
  /** The provider's code of what the buyer says; '' where it gives none. */
  reasonCode: z.string(),
  status: z.enum(disputeStatuses),
  /** Until when the provider takes evidence; null where it asks for none. */
  respondBy: z.nullable(instant),
  createdAt: instant,
  endedAt: z.nullable(instant),
});
export type Dispute = z.output<typeof dispute>;

const givenUpWebhook = z.object({
  eventId: z.string(),
  receivedAt: instant,
  givenUpAt: instant,
  /** Why it cannot be applied, in the words of the program. */
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
    /** The open ones by their deadline, then those that ended last; at most a hundred. */
    disputes: z.array(dispute),
    /** News of the provider that cannot be applied, the newest first; at most a hundred, for thirty days. */
    webhooks: z.array(givenUpWebhook),
  }),
});
