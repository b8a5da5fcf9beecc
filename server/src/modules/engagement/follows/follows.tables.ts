import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant } from '#server/platform/db/columns.ts';

/** One row per pair; follow_counts is updated for both people with it. */
export const follows = pgTable(
  'follows',
  {
    followerId: id('follower_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    makerId: id('maker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.makerId] }),
    index('follows_maker_idx').on(
      table.makerId,
      table.createdAt.desc().nullsFirst(),
      table.followerId.desc().nullsFirst(),
    ),
    check('follows_not_oneself', sql`${table.followerId} <> ${table.makerId}`),
  ],
);

/** Waiting requests to follow a person; deleted when the follow begins. */
export const followRequests = pgTable(
  'follow_requests',
  {
    followerId: id('follower_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    makerId: id('maker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.makerId] }),
    index('follow_requests_maker_idx').on(
      table.makerId,
      table.createdAt.desc().nullsFirst(),
      table.followerId.desc().nullsFirst(),
    ),
    check('follow_requests_not_oneself', sql`${table.followerId} <> ${table.makerId}`),
  ],
);

/** Counts of followers and followed people; no row means 0. */
export const followCounts = pgTable(
  'follow_counts',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    followers: integer('followers').notNull().default(0),
    following: integer('following').notNull().default(0),
  },
  (table) => [check('follow_counts_check', sql`${table.followers} >= 0 and ${table.following} >= 0`)],
);
