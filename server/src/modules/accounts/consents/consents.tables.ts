import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/platform/db/columns.ts';
import { users } from '../accounts.tables.ts';

/** Which version of which text a person agreed to, and when. */
export const consents = pgTable(
  'consents',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** The date from which this version applies. */
    version: text('version').notNull(),
    givenAt: instant('given_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.text, table.version] })],
);
