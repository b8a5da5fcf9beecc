import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';

/** Deleted for good when somebody deletes one; designs.comment_count moves with the row. */
export const comments = pgTable(
  'comments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    designId: bigint('design_id', { mode: 'number' })
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    idempotencyKey: text('idempotency_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('comments_design_idx').on(table.designId, table.id.desc().nullsFirst()),
    uniqueIndex('comments_idempotency_key').on(table.userId, table.idempotencyKey),
    index('comments_time_idx').using('brin', table.createdAt),
    check('comments_content_check', sql`char_length(${table.content}) between 1 and 1000`),
  ],
);
