import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, date, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { type KeptShares, type SharedStage, usualShares } from '#contracts/orders/endings/kept-shares.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, paise } from '#server/platform/db/columns.ts';

/** The check of a column with shares: the rules of `faultsOfShares`. */
export function sharesWithinBounds(column: AnyPgColumn): SQL {
  const { DESIGN, MAKING, MADE } = usualShares;
  const share = (stage: SharedStage) => sql`(${column} ->> ${sql.raw(`'${stage}'`)})::int`;
  const [design, making, made] = [share('DESIGN'), share('MAKING'), share('MADE')];
  return sql`${design} between 0 and ${sql.raw(String(DESIGN))} and ${making} between ${design} and ${sql.raw(String(MAKING))} and ${made} between ${making} and ${sql.raw(String(MADE))}`;
}

/** SQL: the shares of a shop; the usual ones without a shop. */
export const keptSharesOf = (shop: string) =>
  `coalesce(${shop}.kept_shares, '${JSON.stringify(usualShares)}'::jsonb)`;

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
    /** For orders placed from now on. */
    keptShares: jsonb('kept_shares').$type<KeptShares>().notNull().default(usualShares),
    /** Counts the changes of the shares. */
    sharesVersion: integer('shares_version').notNull().default(0),
    /** What a swatch of the cloth costs, tax and postage within it; null if none are sent. */
    swatchPaise: paise('swatch_paise'),
  },
  (table) => [
    check('shops_lead_check', sql`${table.leadDays} between 1 and 365`),
    check('shops_orders_check', sql`${table.ordersAMonth} between 1 and 500`),
    check(
      'shops_swatch_check',
      sql`${table.swatchPaise} between 100 and 50000 and ${table.swatchPaise} % 100 = 0`,
    ),
    check('shops_shares_check', sharesWithinBounds(table.keptShares)),
  ],
);
