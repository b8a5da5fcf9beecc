import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '#server/platform/db/columns.ts';
import { orders } from '../core/orders.tables.ts';

/** Orders that somebody paid for and that waited for nobody when they were last checked. */
export const idleOrders = pgTable(
  'idle_orders',
  {
    orderId: id('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    /** Its last move. */
    since: instant('since').notNull(),
  },
  (table) => [
    check(
      'idle_orders_reason_check',
      sql`${table.reason} in ('MAKER_HELD','CALLED_OFF','NO_STEP','MONEY_HELD')`,
    ),
  ],
);
