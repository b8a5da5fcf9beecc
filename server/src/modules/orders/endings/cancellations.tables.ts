import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant, ownId, paise } from '#server/platform/db/columns.ts';
import { orders } from '../core/orders.tables.ts';

/** A buyer's request to cancel an order, with the most that its maker may keep, fixed when it was made. */
export const cancellationRequests = pgTable(
  'cancellation_requests',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text('status').notNull().default('ASKED'),
    stage: text('stage').notNull(),
    mostKeptPaise: paise('most_kept_paise').notNull(),
    /** What was to go back at least, as shown to the buyer. */
    refundPaise: paise('refund_paise').notNull(),
    reason: text('reason').notNull(),
    idempotencyKey: text('idempotency_key'),
    askedAt: instant('asked_at').notNull(),
    /** After this time the desk decides. */
    answerBy: instant('answer_by').notNull(),
    /** MAKER or ADMIN; null while unanswered. */
    answeredBy: text('answered_by'),
    answeredById: id('answered_by_id').references(() => users.id),
    answer: text('answer').notNull().default(''),
    answerKey: text('answer_key'),
    endedAt: instant('ended_at'),
    keptPaise: paise('kept_paise'),
    /** A decision of the desk from the command line that the server has yet to carry out. */
    deskAgrees: boolean('desk_agrees'),
    deskKeepPaise: paise('desk_keep_paise').notNull().default(0),
    deskWords: text('desk_words').notNull().default(''),
  },
  (table) => [
    uniqueIndex('cancellation_requests_open_key')
      .on(table.orderId)
      .where(sql`${table.status} in ('ASKED','OVERDUE')`),
    uniqueIndex('cancellation_requests_idempotency_key')
      .on(table.orderId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    index('cancellation_requests_order_idx').on(table.orderId, table.id),
    index('cancellation_requests_due_idx')
      .on(table.answerBy)
      .where(sql`${table.status} in ('ASKED','OVERDUE')`),
    check(
      'cancellation_requests_status_check',
      sql`${table.status} in ('ASKED','OVERDUE','AGREED','REFUSED','WITHDRAWN','OVERTAKEN')`,
    ),
    check('cancellation_requests_stage_check', sql`${table.stage} in ('BEFORE','DESIGN','MAKING','MADE')`),
    check(
      'cancellation_requests_kept_check',
      sql`${table.keptPaise} is null or (${table.status} = 'AGREED' and ${table.keptPaise} between 0 and ${table.mostKeptPaise})`,
    ),
    check('cancellation_requests_answered_by_check', sql`${table.answeredBy} in ('MAKER','ADMIN')`),
  ],
);
