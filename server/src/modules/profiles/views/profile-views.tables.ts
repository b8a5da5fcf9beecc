import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id } from '#server/platform/db/columns.ts';

/** How many people looked at a profile on a day in India; its owner does not count. */
export const profileViews = pgTable(
  'profile_views',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check('profile_views_check', sql`${table.views} >= 0`),
  ],
);

/** Who has been counted on a day, so that nobody is counted twice; forgotten when the day is over. */
export const profileViewers = pgTable(
  'profile_viewers',
  {
    day: date('day').notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `u` and an id for members; for visitors a hash under the salt of the day, which nobody can turn back. */
    viewer: text('viewer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.userId, table.viewer] }),
    index('profile_viewers_user_idx').on(table.userId),
  ],
);
