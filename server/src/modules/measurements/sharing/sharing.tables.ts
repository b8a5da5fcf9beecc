import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { orders } from '#server/modules/orders/core/orders.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';
import { naapPeople, naapVersions } from '../book/book.tables.ts';
import { measurements } from '../measurements.tables.ts';

/** The owner's yes to show a version to the maker of an order. */
export const naapShares = pgTable(
  'naap_shares',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    personId: id('person_id')
      .notNull()
      .references(() => naapPeople.id, { onDelete: 'cascade' }),
    garment: text('garment').notNull(),
    versionId: id('version_id')
      .notNull()
      .references(() => naapVersions.id, { onDelete: 'cascade' }),
    /** The overlay that was added, and a copy of it, because it may be removed; null if none. */
    overlayId: id('overlay_id'),
    overlayName: text('overlay_name'),
    differences: jsonb('differences').$type<Record<string, number>>(),
    idempotencyKey: text('idempotency_key'),
    sharedAt: instant('shared_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** When making started, and the order's own copy. */
    frozenAt: instant('frozen_at'),
    measurementId: id('measurement_id').references(() => measurements.id, { onDelete: 'set null' }),
  },
  (table) => [
    // The measurements of an order are versioned by garment, so one person is shared for each.
    uniqueIndex('naap_shares_live_key')
      .on(table.orderId, table.garment)
      .where(sql`${table.revokedAt} is null`),
    index('naap_shares_order_idx').on(table.orderId, table.id),
    index('naap_shares_person_idx').on(table.personId, table.garment, table.id),
    index('naap_shares_version_idx').on(table.versionId),
    index('naap_shares_measurement_idx')
      .on(table.measurementId)
      .where(sql`${table.measurementId} is not null`),
    check('naap_shares_end_check', sql`${table.revokedAt} is null or ${table.frozenAt} is null`),
  ],
);

/** The owner's yes that what the maker measures for an order is written into the book of a person. */
export const naapStandingYes = pgTable(
  'naap_standing_yes',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    personId: id('person_id')
      .notNull()
      .references(() => naapPeople.id, { onDelete: 'cascade' }),
    givenAt: instant('given_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('naap_standing_yes_live_key').on(table.orderId).where(sql`${table.endedAt} is null`),
    index('naap_standing_yes_person_idx').on(table.personId),
  ],
);

/** Who read a share on which day in IST. The owner sees it. */
export const naapReadings = pgTable(
  'naap_readings',
  {
    id: ownId(),
    /** The owner of the book. */
    ownerId: id('owner_id')
      .notNull()
      .references(() => users.id),
    shareId: id('share_id')
      .notNull()
      .references(() => naapShares.id, { onDelete: 'cascade' }),
    readerId: id('reader_id')
      .notNull()
      .references(() => users.id),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('naap_readings_day_key').on(table.shareId, table.readerId, table.day),
    index('naap_readings_owner_idx').on(table.ownerId, table.id.desc().nullsFirst()),
    index('naap_readings_reader_idx').on(table.readerId),
  ],
);
