import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from '#server/modules/orders/core/orders.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';
import type { DocumentSnapshot } from './document-snapshot.ts';

/** The last number of each series and financial year. Issuing the next number locks the row. */
export const documentCounters = pgTable(
  'document_counters',
  {
    series: text('series').notNull(),
    year: smallint('year').notNull(),
    last: integer('last').notNull().default(0),
    /** When it was issued: numbers and dates must be in the same order. */
    lastAt: instant('last_at'),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

/**
 * Issued documents, which never change: the PDF is drawn from the snapshot alone, even if the people's data change.
 */
export const documents = pgTable(
  'documents',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    /** The name of the document within its order: `invoice`, `refund-12`. */
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    series: text('series').notNull(),
    year: smallint('year').notNull(),
    serial: integer('serial').notNull(),
    issuedAt: instant('issued_at').notNull(),
    snapshot: jsonb('snapshot').$type<DocumentSnapshot>().notNull(),
  },
  (table) => [
    uniqueIndex('documents_order_name_key').on(table.orderId, table.name),
    uniqueIndex('documents_number_key').on(table.series, table.year, table.serial),
    check(
      'documents_kind_check',
      sql`(${table.kind}, ${table.series}) in (('ADVANCE_RECEIPT','R'),('FINAL_RECEIPT','R'),('ORDER_RECEIPT','R'),('INVOICE','I'),('KEPT_RECEIPT','R'),('REFUND_VOUCHER','V'),('CREDIT_NOTE','C'))`,
    ),
  ],
);
