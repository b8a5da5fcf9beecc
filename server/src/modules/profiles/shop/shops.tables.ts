import { sql } from 'drizzle-orm';
import { check, date, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { DayRange } from '#contracts/platform/days-off.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id } from '#server/platform/db/columns.ts';

/** What a maker says of their shop, and when it takes orders. A person without a row takes them always. */
export const shops = pgTable(
  'shops',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    about: text('about').notNull().default(''),
    specialities: text('specialities').array().notNull().default([]),
    /** Usual days from the order to the parcel. */
    leadDays: smallint('lead_days'),
    /** Orders that a calendar month in India takes; null for any number. */
    ordersAMonth: smallint('orders_a_month'),
    /** The first day in India on which orders are taken again; a past one says nothing. */
    pausedUntil: date('paused_until'),
    pauseNote: text('pause_note').notNull().default(''),
    /** Days in India, the earliest first. */
    holidays: jsonb('holidays').$type<DayRange[]>().notNull().default([]),
  },
  (table) => [
    check('shops_lead_check', sql`${table.leadDays} between 1 and 365`),
    check('shops_orders_check', sql`${table.ordersAMonth} between 1 and 500`),
  ],
);
