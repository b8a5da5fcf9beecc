import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/** Deleted for good when somebody deletes one; designs.comment_count moves with the row. */
export const comments = pgTable(
  'comments',
  {
    id: ownId(),
    designId: id('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    idempotencyKey: text('idempotency_key'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('comments_design_idx').on(table.designId, table.id.desc().nullsFirst()),
    uniqueIndex('comments_idempotency_key').on(table.userId, table.idempotencyKey),
    index('comments_time_idx').using('brin', table.createdAt),
    check('comments_content_check', sql`char_length(${table.content}) between 1 and 1000`),
  ],
);
