import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { naapPeople } from '#server/modules/measurements/book/book.tables.ts';
import { orders } from '#server/modules/orders/core/orders.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/** A wedding or another day for which its organiser orders pieces for several people. */
export const occasions = pgTable(
  'occasions',
  {
    id: ownId(),
    organiserId: id('organiser_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    /** A day in IST. */
    day: date('day', { mode: 'string' }).notNull(),
    city: text('city').notNull().default(''),
    delivery: text('delivery').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    index('occasions_organiser_idx').on(table.organiserId, table.day, table.id),
    uniqueIndex('occasions_idempotency_key').on(table.organiserId, table.idempotencyKey),
    check('occasions_delivery_check', sql`${table.delivery} in ('TOGETHER','ONE_BY_ONE')`),
  ],
);

/** People of an occasion. They need no account. */
export const occasionGuests = pgTable(
  'occasion_guests',
  {
    id: ownId(),
    occasionId: id('occasion_id')
      .notNull()
      .references(() => occasions.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** A person of the organiser's own naap book. */
    naapPersonId: id('naap_person_id').references(() => naapPeople.id, { onDelete: 'set null' }),
    note: text('note').notNull().default(''),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('occasion_guests_occasion_idx').on(table.occasionId, table.id),
    index('occasion_guests_naap_idx').on(table.naapPersonId).where(sql`${table.naapPersonId} is not null`),
    uniqueIndex('occasion_guests_idempotency_key').on(table.occasionId, table.idempotencyKey),
  ],
);

/** Which order is whose. An order belongs to one occasion at most. */
export const occasionOrders = pgTable(
  'occasion_orders',
  {
    orderId: id('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    occasionId: id('occasion_id')
      .notNull()
      .references(() => occasions.id, { onDelete: 'cascade' }),
    guestId: id('guest_id')
      .notNull()
      .references(() => occasionGuests.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('occasion_orders_occasion_idx').on(table.occasionId),
    index('occasion_orders_guest_idx').on(table.guestId),
  ],
);

/** Links by which one instalment of an order can be paid without an account. */
export const occasionShares = pgTable(
  'occasion_shares',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => occasionOrders.orderId, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    /** sha256 of the token in the link. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the organiser ended it, or made another link of the same instalment. */
    endedAt: instant('ended_at'),
    /** When a payer last opened the payment window. */
    openedAt: instant('opened_at'),
    /** The name that the payer wrote. */
    payerName: text('payer_name').notNull().default(''),
    /** When a payment was proved through this link. */
    provedAt: instant('proved_at'),
    /** When the organiser was told that the instalment was paid. */
    toldAt: instant('told_at'),
  },
  (table) => [
    uniqueIndex('occasion_shares_token_key').on(table.tokenHash),
    uniqueIndex('occasion_shares_live_key')
      .on(table.orderId, table.purpose)
      .where(sql`${table.endedAt} is null`),
    index('occasion_shares_order_idx').on(table.orderId, table.id),
    index('occasion_shares_expiry_idx').on(table.expiresAt),
    check('occasion_shares_purpose_check', sql`${table.purpose} in ('ADVANCE','FINAL')`),
  ],
);
