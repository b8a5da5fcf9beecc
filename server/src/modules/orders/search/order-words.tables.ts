import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, ownId } from '#server/platform/db/columns.ts';
import { orders } from '../core/orders.tables.ts';

/**
 * The search words of an order for its maker and its buyer: its number without "TB-", the name of the other side and
 * the titles, in lower case, one per line. A trigger writes them with the items (`order_words_write` in
 * functions.sql).
 */
export const orderWords = pgTable(
  'order_words',
  {
    orderId: id('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    makerId: id('maker_id').notNull(),
    buyerId: id('buyer_id').notNull(),
    soldWords: text('sold_words').notNull(),
    boughtWords: text('bought_words').notNull(),
  },
  (table) => [
    // Includes the owner, so that a substring search covers only their orders.
    index('order_words_sold_idx').using('gin', table.makerId, table.soldWords.op('gin_trgm_ops')),
    index('order_words_bought_idx').using('gin', table.buyerId, table.boughtWords.op('gin_trgm_ops')),
  ],
);

/**
 * People who changed their name. A trigger inserts them, and a job deletes each once all their orders have the new
 * name.
 */
export const renamedPeople = pgTable(
  'renamed_people',
  {
    id: ownId(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The last of their orders that has the new name. */
    reached: id('reached').notNull().default(0),
  },
  (table) => [index('renamed_people_user_idx').on(table.userId)],
);
