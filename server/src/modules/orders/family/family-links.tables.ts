import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, ownId } from '#server/platform/db/columns.ts';
import { orders } from '../core/orders.tables.ts';

/** A link that shows the making of an order without signing in. An ended link has no row. */
export const orderFamilyLinks = pgTable(
  'order_family_links',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** sha256 of the token in the link. */
    tokenHash: text('token_hash').notNull(),
    withPhotographs: boolean('with_photographs').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('order_family_links_token_key').on(table.tokenHash),
    index('order_family_links_order_idx').on(table.orderId, table.id),
    index('order_family_links_expiry_idx').on(table.expiresAt),
  ],
);
