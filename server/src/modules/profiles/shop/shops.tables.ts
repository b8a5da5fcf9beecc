import { sql } from 'drizzle-orm';
import { check, date, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { DayRange } from '#contracts/platform/days-off.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id } from '#server/platform/db/columns.ts';

/** A maker's description of their shop, and when it takes orders. Without a row it always takes orders. */
export const shops = pgTable(
  'shops',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    about: text('about').notNull().default(''),
    specialities: text('specialities').array().notNull().default([]),
    /** Usual number of days from order to parcel. */
    leadDays: smallint('lead_days'),
    /** The most orders per calendar month in India; null for no limit. */
    ordersAMonth: smallint('orders_a_month'),
    /** The first day in India on which orders are taken again; ignored if past. */
    pausedUntil: date('paused_until'),
    pauseNote: text('pause_note').notNull().default(''),
    /** Days in India, earliest first. */
    holidays: jsonb('holidays').$type<DayRange[]>().notNull().default([]),
  },
  (table) => [
    check('shops_lead_check', sql`${table.leadDays} between 1 and 365`),
    check('shops_orders_check', sql`${table.ordersAMonth} between 1 and 500`),
  ],
);
