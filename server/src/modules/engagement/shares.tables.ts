import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { shareChannels } from '#contracts/engagement/engagement.contract.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { id, instant } from '#server/platform/db/columns.ts';

/**
 * One share per person, design, way of sharing and hour, so that repeated taps count once; designs.shares_count is
 * updated with the row.
 */
export const shares = pgTable(
  'shares',
  {
    designId: id('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: shareChannels }).notNull(),
    /** The start of the hour in UTC. */
    sharedHour: instant('shared_hour').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.designId, table.channel, table.sharedHour] }),
    index('shares_design_idx').on(table.designId, table.createdAt),
    check(
      'shares_channel_check',
      sql`${table.channel} in (${sql.raw(shareChannels.map((name) => `'${name}'`).join(','))})`,
    ),
  ],
);
