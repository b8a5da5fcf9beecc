import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant } from '#server/platform/db/columns.ts';

/** The secret address at which a maker's own calendar reads the due days. An ended one has no row. */
export const workshopFeeds = pgTable(
  'workshop_feeds',
  {
    makerId: id('maker_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** sha256 of the token in the address. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('workshop_feeds_token_key').on(table.tokenHash)],
);
