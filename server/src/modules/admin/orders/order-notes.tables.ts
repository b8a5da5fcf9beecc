import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { orders } from '#server/modules/orders/core/orders.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/** Notes of the desk about an order, for itself or for its buyer. Append-only. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    authorId: id('author_id')
      .notNull()
      .references(() => users.id),
    /** INTERNAL is for admins only; TOLD was sent to the buyer. */
    kind: text('kind').notNull(),
    words: text('words').notNull(),
    idempotencyKey: text('idempotency_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('order_notes_order_idx').on(table.orderId, table.id),
    index('order_notes_author_idx').on(table.authorId),
    uniqueIndex('order_notes_idempotency_key').on(table.orderId, table.idempotencyKey),
    check('order_notes_kind_check', sql`${table.kind} in ('INTERNAL','TOLD')`),
  ],
);
