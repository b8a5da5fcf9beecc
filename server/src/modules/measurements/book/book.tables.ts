import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { orders } from '#server/modules/orders/core/orders.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';
import { measurements } from '../measurements.tables.ts';
import type { StoredValues } from './stored-values.ts';

/** People of a naap book. A removed person keeps a row only while an order keeps a frozen share of them. */
export const naapPeople = pgTable(
  'naap_people',
  {
    id: ownId(),
    ownerId: id('owner_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    relation: text('relation').notNull(),
    body: text('body').notNull(),
    /** Only of a child. */
    birthYear: smallint('birth_year'),
    /** The unit in which lengths are shown. */
    unit: text('unit').notNull(),
    idempotencyKey: text('idempotency_key'),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('naap_people_owner_idx').on(table.ownerId, table.id),
    uniqueIndex('naap_people_self_key')
      .on(table.ownerId)
      .where(sql`${table.relation} = 'SELF' and ${table.removedAt} is null`),
    check(
      'naap_people_relation_check',
      sql`${table.relation} in ('SELF','MOTHER','FATHER','SPOUSE','CHILD','SISTER','BROTHER','RELATIVE','FRIEND')`,
    ),
    check('naap_people_body_check', sql`${table.body} in ('women','men','child')`),
    check('naap_people_birth_check', sql`${table.birthYear} is null or ${table.body} = 'child'`),
    check('naap_people_unit_check', sql`${table.unit} in ('cm','in')`),
  ],
);

/** Measurements of a garment of a person. Values never change: a correction is a new row. */
export const naapVersions = pgTable(
  'naap_versions',
  {
    id: ownId(),
    personId: id('person_id')
      .notNull()
      .references(() => naapPeople.id, { onDelete: 'cascade' }),
    garment: text('garment').notNull(),
    version: integer('version').notNull(),
    isNewest: boolean('is_newest').notNull(),
    values: jsonb('values').$type<StoredValues>().notNull(),
    source: text('source').notNull(),
    measuredBy: text('measured_by').notNull(),
    measuredOn: date('measured_on', { mode: 'string' }).notNull(),
    reason: text('reason').notNull().default(''),
    preferences: text('preferences').notNull().default(''),
    notes: text('notes').notNull().default(''),
    /** The last day on which it was measured again with the same result, and by whom. */
    confirmedOn: date('confirmed_on', { mode: 'string' }),
    confirmedBy: text('confirmed_by').notNull().default(''),
    /** The order's measurement that the owner took into the book. */
    measurementId: id('measurement_id').references(() => measurements.id, { onDelete: 'set null' }),
    orderId: id('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** The maker who measured; null if the owner wrote it. */
    makerId: id('maker_id').references(() => users.id),
    idempotencyKey: text('idempotency_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('naap_versions_version_key').on(table.personId, table.garment, table.version),
    uniqueIndex('naap_versions_newest_key').on(table.personId, table.garment).where(sql`${table.isNewest}`),
    uniqueIndex('naap_versions_measurement_key')
      .on(table.measurementId)
      .where(sql`${table.measurementId} is not null`),
    index('naap_versions_order_idx').on(table.orderId).where(sql`${table.orderId} is not null`),
    index('naap_versions_maker_idx').on(table.makerId).where(sql`${table.makerId} is not null`),
    check('naap_versions_version_check', sql`${table.version} > 0`),
    check('naap_versions_values_check', sql`jsonb_typeof(${table.values}) = 'object'`),
    check('naap_versions_source_check', sql`${table.source} in ('SELF','COPIED_FROM_GARMENT','MAKER_VISIT')`),
  ],
);

/** How a person likes a part to differ from its measure, learned from alterations. One for each part. */
export const naapPreferences = pgTable(
  'naap_preferences',
  {
    id: ownId(),
    personId: id('person_id')
      .notNull()
      .references(() => naapPeople.id, { onDelete: 'cascade' }),
    garment: text('garment').notNull(),
    part: text('part').notNull(),
    /** In tenths of a millimetre: positive for looser or longer, negative for tighter or shorter. */
    tenths: integer('tenths').notNull(),
    /** The order whose alteration taught it. */
    orderId: id('order_id').references(() => orders.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('naap_preferences_part_key').on(table.personId, table.garment, table.part),
    index('naap_preferences_order_idx').on(table.orderId).where(sql`${table.orderId} is not null`),
    check('naap_preferences_tenths_check', sql`${table.tenths} <> 0`),
  ],
);

/** A small named difference, such as heels, for a garment of a person. A share copies it. */
export const naapOverlays = pgTable(
  'naap_overlays',
  {
    id: ownId(),
    personId: id('person_id')
      .notNull()
      .references(() => naapPeople.id, { onDelete: 'cascade' }),
    garment: text('garment').notNull(),
    name: text('name').notNull(),
    /** Part → tenths of a millimetre, which may be negative. */
    differences: jsonb('differences').$type<Record<string, number>>().notNull(),
    idempotencyKey: text('idempotency_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('naap_overlays_person_idx').on(table.personId, table.garment, table.id),
    check('naap_overlays_differences_check', sql`jsonb_typeof(${table.differences}) = 'object'`),
  ],
);
