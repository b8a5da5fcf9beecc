import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { orders } from '#server/modules/orders/core/orders.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/**
 * What was measured for a garment of an order. Every save is a new row, so nothing that a cutter may have cut by is
 * ever lost. `ownerId` is whose measurements they are, apart from the order that they were taken for.
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
    /** Part → tenths of a millimetre. */
    lengths: jsonb('lengths').$type<Record<string, number>>().notNull(),
    person: text('person').notNull().default(''),
    measuredBy: text('measured_by').notNull(),
    measuredOn: date('measured_on', { mode: 'string' }).notNull(),
    notes: text('notes').notNull().default(''),
    recordedBy: id('recorded_by')
      .notNull()
      .references(() => users.id),
    /** Of the attempt that wrote it. One order's attempts wait for each other, so no index has to refuse a second. */
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
