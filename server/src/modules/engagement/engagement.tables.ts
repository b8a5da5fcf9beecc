import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { id, instant } from '#server/platform/db/columns.ts';
import { boards } from './boards/boards.tables.ts';

/** One like per person and design; designs.likes_count is updated with the row. */
export const likes = pgTable(
  'likes',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    designId: id('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    /**
     * The actual time, not the start of the transaction: likes of a design are written one after the other, so that a
     * reader who has seen the newest knows that no older one will appear.
     */
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.designId] }),
    index('likes_design_idx').on(table.designId, table.createdAt),
    index('likes_user_idx').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.designId.desc().nullsFirst(),
    ),
    // Rows are inserted in order of time, so that a BRIN index finds a week of them in a few pages.
    index('likes_time_idx').using('brin', table.createdAt),
  ],
);

/** One save per person and design; designs.saves_count is updated with the row. */
export const saves = pgTable(
  'saves',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    designId: id('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    /** Null in the default board, which everyone has. */
    boardId: id('board_id').references(() => boards.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.designId] }),
    index('saves_design_idx').on(table.designId, table.createdAt),
    index('saves_user_idx').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.designId.desc().nullsFirst(),
    ),
    index('saves_default_board_idx')
      .on(table.userId, table.createdAt.desc().nullsFirst(), table.designId.desc().nullsFirst())
      .where(sql`${table.boardId} is null`),
    index('saves_board_idx')
      .on(table.boardId, table.createdAt.desc().nullsFirst(), table.designId.desc().nullsFirst())
      .where(sql`${table.boardId} is not null`),
    index('saves_time_idx').using('brin', table.createdAt),
  ],
);
