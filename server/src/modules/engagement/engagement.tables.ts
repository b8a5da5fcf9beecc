import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { designs } from '../designs/designs.tables.ts';

/** One like per person and design; designs.likes_count moves with the row. */
export const likes = pgTable(
  'likes',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    designId: bigint('design_id', { mode: 'number' })
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    /**
     * The moment itself, not the start of its transaction: likes of a design are written one after the other, so
     * whoever has seen the newest knows that no older one is still to come.
     */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.designId] }),
    index('likes_design_idx').on(table.designId, table.createdAt),
  ],
);

/** One save per person and design; designs.saves_count moves with the row. */
export const saves = pgTable(
  'saves',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    designId: bigint('design_id', { mode: 'number' })
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.designId] }),
    index('saves_design_idx').on(table.designId, table.createdAt),
  ],
);
