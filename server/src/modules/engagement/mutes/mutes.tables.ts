import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant } from '#server/platform/db/columns.ts';

/** People whom a person does not want to see; they are never told. */
export const mutes = pgTable(
  'mutes',
  {
    muterId: id('muter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mutedId: id('muted_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.muterId, table.mutedId] }),
    index('mutes_list_idx').on(
      table.muterId,
      table.createdAt.desc().nullsFirst(),
      table.mutedId.desc().nullsFirst(),
    ),
    index('mutes_muted_idx').on(table.mutedId),
    check('mutes_not_oneself', sql`${table.muterId} <> ${table.mutedId}`),
  ],
);
