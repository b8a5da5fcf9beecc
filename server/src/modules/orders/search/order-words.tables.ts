import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, ownId } from '#server/platform/db/columns.ts';
import { orders } from '../core/orders.tables.ts';

/**
 * What an order is found by among all of its maker or its buyer: its number without "TB-", the name of the other side
 * and the titles, in lower case, a line each. A trigger writes them with the items (`order_words_write` in functions.sql).
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
    // With whose orders they are, so that a part of a word is looked for among those alone.
    index('order_words_sold_idx').using('gin', table.makerId, table.soldWords.op('gin_trgm_ops')),
    index('order_words_bought_idx').using('gin', table.buyerId, table.boughtWords.op('gin_trgm_ops')),
  ],
);

/** People who have taken another name. A trigger writes them, and a job deletes each once its orders have the new name. */
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
