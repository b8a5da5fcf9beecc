import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { orders } from '#server/modules/orders/core/orders.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/**
 * Measurements for a garment of an order. Every save is a new row, so a version that a cutter may have used is never
 * lost. `ownerId` is the person measured, independent of the order.
 */
export const measurements = pgTable(
  'measurements',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The buyer. */
    ownerId: id('owner_id')
      .notNull()
      .references(() => users.id),
    garment: text('garment').notNull(),
    version: integer('version').notNull(),
    /** The unit in which it was entered and is displayed. */
    unit: text('unit').notNull(),
    /** Part → tenths of a millimetre, a count, or the name of a choice. */
    lengths: jsonb('lengths').$type<Record<string, number | string>>().notNull(),
    person: text('person').notNull().default(''),
    measuredBy: text('measured_by').notNull(),
    measuredOn: date('measured_on', { mode: 'string' }).notNull(),
    notes: text('notes').notNull().default(''),
    /** Only of a copy from the buyer's naap book: part → `body` or `garment`, and when the buyer agreed to it. */
    takenFrom: jsonb('taken_from').$type<Record<string, string>>(),
    signedAt: instant('signed_at'),
    /** Only of such a copy: how the person likes parts to differ, part → tenths of a millimetre. */
    likes: jsonb('likes').$type<Record<string, number>>(),
    recordedBy: id('recorded_by')
      .notNull()
      .references(() => users.id),
    /**
     * Idempotency key of the attempt that wrote the row. Attempts for one order are serialized, so no unique index is
     * needed.
     */
    idempotencyKey: text('idempotency_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('measurements_version_key').on(table.orderId, table.garment, table.version),
    index('measurements_order_idx').on(table.orderId, table.id.desc().nullsFirst()),
    index('measurements_owner_idx').on(table.ownerId),
    check('measurements_unit_check', sql`${table.unit} in ('cm','in')`),
    check('measurements_version_check', sql`${table.version} > 0`),
    check('measurements_lengths_check', sql`jsonb_typeof(${table.lengths}) = 'object'`),
  ],
);
