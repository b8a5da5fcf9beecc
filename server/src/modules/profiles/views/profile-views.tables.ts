import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id } from '#server/platform/db/columns.ts';

/** How many people viewed a profile per day in India, without its owner. */
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

/** Viewers already counted on a day, so that nobody is counted twice; deleted when the day is over. */
export const profileViewers = pgTable(
  'profile_viewers',
  {
    day: date('day').notNull(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `u` and an id for members; for visitors a hash with the day's salt, which cannot be reversed. */
    viewer: text('viewer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.userId, table.viewer] }),
    index('profile_viewers_user_idx').on(table.userId),
  ],
);
