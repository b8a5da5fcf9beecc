import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { orders } from '#server/modules/orders/core/orders.tables.ts';
import { quotes } from '#server/modules/quotes/quotes.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';
import { media } from '#server/platform/media/media.tables.ts';

/** The buyer's own cloth of an order. Its moves lock the order first. Lengths are centimetres. */
export const orderCloth = pgTable(
  'order_cloth',
  {
    orderId: id('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    askedBy: text('asked_by').notNull(),
    state: text('state').notNull(),
    /** Counts every change, so that a write of an earlier version is refused. */
    version: integer('version').notNull().default(1),
    /** The quote for more cloth. */
    quoteId: id('quote_id').references(() => quotes.id),
    /** When silence counts as a yes. */
    dueAt: instant('due_at'),
    leftover: integer('leftover'),
    leftoverWay: text('leftover_way'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('order_cloth_due_idx').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    uniqueIndex('order_cloth_quote_key').on(table.quoteId).where(sql`${table.quoteId} is not null`),
    check('order_cloth_asked_check', sql`${table.askedBy} in ('BUYER','MAKER')`),
    check(
      'order_cloth_state_check',
      sql`${table.state} in ('ASKED','AWAITED','CAME','OBJECTED','TO_PRICE','PRICED','TO_ADAPT','HELD','RETURNED','REFUSED','WITHDRAWN')`,
    ),
    check('order_cloth_price_check', sql`${table.state} <> 'PRICED' or ${table.quoteId} is not null`),
    check(
      'order_cloth_leftover_check',
      sql`(${table.state} = 'RETURNED') = (${table.leftoverWay} is not null) and (${table.leftover} is null) = (${table.leftoverWay} is null) and (${table.leftoverWay} is null or ${table.leftoverWay} in ('WITH_PARCEL','KEPT','NONE') and ${table.leftover} >= 0)`,
    ),
  ],
);

/** What the maker says of the cloth. The newest receipt counts for all of it. */
export const clothReceipts = pgTable(
  'cloth_receipts',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => orderCloth.orderId, { onDelete: 'cascade' }),
    length: integer('length').notNull(),
    width: smallint('width').notNull(),
    condition: text('condition').notNull(),
    /** 0 if it is enough. */
    missing: integer('missing').notNull(),
    words: text('words').notNull().default(''),
    /** Photographed by daylight beside the printed reference strip, as the maker says. */
    byDaylight: boolean('by_daylight').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('cloth_receipts_order_idx').on(table.orderId, table.id.desc().nullsFirst()),
    check('cloth_receipts_condition_check', sql`${table.condition} in ('SOUND','STAINED','TORN','FADED')`),
    check(
      'cloth_receipts_lengths_check',
      sql`${table.length} >= 0 and ${table.width} > 0 and ${table.missing} >= 0`,
    ),
  ],
);

export const clothPictures = pgTable(
  'cloth_pictures',
  {
    receiptId: id('receipt_id')
      .notNull()
      .references(() => clothReceipts.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaId: id('media_id')
      .notNull()
      .references(() => media.id),
  },
  (table) => [
    primaryKey({ columns: [table.receiptId, table.position] }),
    uniqueIndex('cloth_pictures_media_key').on(table.mediaId),
  ],
);

/** Every act. The clock of the order is computed from it. The actor id is null for the clock and the system. */
export const clothHistory = pgTable(
  'cloth_history',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => orderCloth.orderId, { onDelete: 'cascade' }),
    act: text('act').notNull(),
    actor: text('actor').notNull(),
    actorId: id('actor_id').references(() => users.id),
    /** Null for the first. */
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('cloth_history_order_idx').on(table.orderId, table.id)],
);
