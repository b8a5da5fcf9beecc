import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { id, instant } from '#server/platform/db/columns.ts';

/** News waiting for the next letter of its kind; deleted once the letter is written. */
export const letterNews = pgTable(
  'letter_news',
  {
    recipientId: id('recipient_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** The same as in `notifications`: news that was read there is not emailed. */
    subject: text('subject').notNull(),
    senderId: id('sender_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    designId: id('design_id').references(() => designs.id, { onDelete: 'cascade' }),
    /** The path of the linked page. */
    path: text('path').notNull(),
    happenedAt: instant('happened_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.recipientId, table.subject] }),
    index('letter_news_time_idx').on(table.happenedAt),
    index('letter_news_sender_idx').on(table.senderId),
    index('letter_news_design_idx').on(table.designId).where(sql`${table.designId} is not null`),
    check(
      'letter_news_kind_check',
      sql`${table.kind} in ('LIKE','COMMENT','MENTION','FOLLOW','REVIEW','MESSAGE','MEASUREMENT')`,
    ),
  ],
);
