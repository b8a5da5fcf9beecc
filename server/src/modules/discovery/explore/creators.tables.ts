import { sql } from 'drizzle-orm';
import { bigint, check, doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id } from '#server/platform/db/columns.ts';

/**
 * Where a person stands in the directory and what their designs come to: one row for each open account. Written by
 * triggers on users, profiles, designs and follow_counts in the transaction of the change itself; nothing of ours writes it
 * otherwise (docs/decisions/0013-search-directory-and-feed.md).
 */
export const creators = pgTable(
  'creators',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    /**
     * Those with designs above those with a trade above all others, and among them by the logarithm of their
     * followers, so that one more follower seldom moves anybody while a person reads on.
     */
    standing: smallint('standing').notNull(),
    /** Published ones. */
    designs: integer('designs').notNull().default(0),
    /** Of all published designs together. */
    likes: integer('likes').notNull().default(0),
    /** As their profile has them. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
  },
  (table) => [
    // Read backwards: rows that come in the order of an index leave its pages full.
    index('creators_standing_idx').on(table.standing, table.userId).where(sql`${table.role} <> 'ADMIN'`),
    index('creators_role_idx').on(table.role, table.standing, table.userId),
    // Everything that those near a place are chosen by, so that it is read from the index alone.
    index('creators_place_idx')
      .on(table.latitude, table.longitude, table.role, table.standing, table.userId, table.designs)
      .where(sql`${table.latitude} is not null`),
    check('creators_counts_check', sql`${table.designs} >= 0 and ${table.likes} >= 0`),
  ],
);

/** How many makers of each role the directory lists; moved by triggers with its rows. */
export const creatorTotals = pgTable('creator_totals', {
  role: text('role').primaryKey(),
  people: bigint('people', { mode: 'number' }).notNull(),
});
