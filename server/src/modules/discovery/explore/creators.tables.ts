import { sql } from 'drizzle-orm';
import { bigint, check, doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id } from '#server/platform/db/columns.ts';

/**
 * Directory data of a person: ranking and totals of their designs, one row per open account. Written only by
 * triggers on users, profiles, designs, follow_counts and trust_figures in the transaction of the change
 * (docs/decisions/0013-search-directory-and-feed.md).
 */
export const creators = pgTable(
  'creators',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    /**
     * People with designs rank above people with a trade, then all others. Within a group the logarithm of followers
     * decides, so that one more follower seldom moves a person while the list is being read.
     */
    ranking: smallint('ranking').notNull(),
    /** Number of published designs. */
    designs: integer('designs').notNull().default(0),
    /** Total for all published designs. */
    likes: integer('likes').notNull().default(0),
    /** One more than the whole percent of their orders that were on time; 0 without that figure. */
    onTime: smallint('on_time').notNull().default(0),
    /** From their profile. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
  },
  (table) => [
    // Ascending and read backwards: rows inserted in index order leave its pages full.
    index('creators_ranking_idx').on(table.ranking, table.userId).where(sql`${table.role} <> 'ADMIN'`),
    index('creators_role_idx').on(table.role, table.ranking, table.userId),
    // Of those in the directory only, because shoppers never have the figure.
    index('creators_on_time_idx')
      .on(table.onTime, table.ranking, table.userId)
      .where(sql`${table.role} <> 'ADMIN' and ${table.ranking} >= 1000`),
    index('creators_role_on_time_idx')
      .on(table.role, table.onTime, table.ranking, table.userId)
      .where(sql`${table.ranking} >= 1000`),
    // Every column used to find makers near a place, so that an index-only scan suffices.
    index('creators_place_idx')
      .on(
        table.latitude,
        table.longitude,
        table.role,
        table.ranking,
        table.userId,
        table.designs,
        table.onTime,
      )
      .where(sql`${table.latitude} is not null`),
    check('creators_counts_check', sql`${table.designs} >= 0 and ${table.likes} >= 0`),
  ],
);

/** The number of makers of each role in the directory; updated by triggers on its rows. */
export const creatorTotals = pgTable('creator_totals', {
  role: text('role').primaryKey(),
  people: bigint('people', { mode: 'number' }).notNull(),
});
