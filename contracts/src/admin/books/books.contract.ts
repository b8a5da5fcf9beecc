import * as z from 'zod/mini';
import { endpoint } from '#contracts/platform/endpoint.ts';
import { idOut, instant } from '#contracts/platform/fields.ts';
import { bookDifferenceKinds, bookSubjects } from './books.rules.ts';

const difference = z.object({
  kind: z.enum(bookDifferenceKinds),
  subject: z.enum(bookSubjects),
  reference: z.string(),
  orderId: z.nullable(idOut),
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

export const getBookAudit = endpoint({
  method: 'GET',
  path: '/api/admin/books',
  access: 'admin',
  tag: 'admin',
  summary:
    'What the last audit of the books found: payments, refunds and documents compared with the provider',
  /** Null until the first audit has finished. */
  reply: z.object({ success: z.literal(true), audit: z.nullable(audit) }),
});
