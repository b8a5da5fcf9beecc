import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

export const savedReplies = pgTable(
  'saved_replies',
  {
    id: ownId(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    /** May contain the placeholder of `saved-replies.rules.ts`. */
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('saved_replies_title_key').on(table.userId, sql`lower(${table.title})`)],
);
