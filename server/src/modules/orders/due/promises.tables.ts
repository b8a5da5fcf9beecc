import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, ownId } from '#server/platform/db/columns.ts';
import { orders } from '../core/orders.tables.ts';

/** The later days of arrival that makers proposed. Only an accepted one moves the day that is owed. */
export const orderPromises = pgTable(
  'order_promises',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text('state').notNull().default('PROPOSED'),
    /** A day in IST. */
    promisedOn: date('promised_on').notNull(),
    /** The day that was owed when it was proposed. */
    insteadOf: date('instead_of').notNull(),
    reason: text('reason').notNull(),
    idempotencyKey: text('idempotency_key'),
    proposedAt: instant('proposed_at').notNull(),
    /** After this time it lapses. */
    answerBy: instant('answer_by').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('order_promises_open_key').on(table.orderId).where(sql`${table.state} = 'PROPOSED'`),
    uniqueIndex('order_promises_idempotency_key')
      .on(table.orderId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    index('order_promises_order_idx').on(table.orderId, table.id),
    index('order_promises_answer_idx').on(table.answerBy).where(sql`${table.state} = 'PROPOSED'`),
    check(
      'order_promises_state_check',
      sql`${table.state} in ('PROPOSED','ACCEPTED','DECLINED','WITHDRAWN','LAPSED','OVERTAKEN')`,
    ),
    check('order_promises_ended_check', sql`(${table.state} = 'PROPOSED') = (${table.endedAt} is null)`),
    check('order_promises_later_check', sql`${table.promisedOn} > ${table.insteadOf}`),
  ],
);
