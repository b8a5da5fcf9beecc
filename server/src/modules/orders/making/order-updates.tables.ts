import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';
import { media } from '#server/platform/media/media.tables.ts';
import { orders } from '../core/orders.tables.ts';

/** The maker's updates of the making. The status is that of the order at the time. */
export const orderUpdates = pgTable(
  'order_updates',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    authorId: id('author_id')
      .notNull()
      .references(() => users.id),
    status: text('status').notNull(),
    note: text('note').notNull().default(''),
    idempotencyKey: text('idempotency_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('order_updates_order_idx').on(table.orderId, table.id),
    uniqueIndex('order_updates_idempotency_key').on(table.orderId, table.idempotencyKey),
    check('order_updates_note_check', sql`char_length(${table.note}) <= 1000`),
  ],
);

export const orderUpdatePictures = pgTable(
  'order_update_pictures',
  {
    updateId: id('update_id')
      .notNull()
      .references(() => orderUpdates.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaId: id('media_id')
      .notNull()
      .references(() => media.id),
  },
  (table) => [
    primaryKey({ columns: [table.updateId, table.position] }),
    uniqueIndex('order_update_pictures_media_key').on(table.mediaId),
  ],
);
