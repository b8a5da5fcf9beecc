import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { id, ownId, paise } from '#server/platform/db/columns.ts';

/** Makers with so many orders that their figures are read from sums: every day in India before `until` has its own. */
export const summedMakers = pgTable(
  'summed_makers',
  {
    makerId: id('maker_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    until: date('until').notNull(),
  },
  (table) => [index('summed_makers_until_idx').on(table.until)],
);

/** What a maker sold and was paid on a day in India. Can be made anew from the orders at any time. */
export const makerDays = pgTable(
  'maker_days',
  {
    makerId: id('maker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    /** Of the orders whose advance was booked on this day, less what was given back of them. */
    soldPaise: paise('sold_paise').notNull(),
    soldOrders: integer('sold_orders').notNull(),
    /** Of the instalments paid on this day. */
    paidPaise: paise('paid_paise').notNull(),
    /** Of the refunds promised on this day. */
    backPaise: paise('back_paise').notNull(),
    /** Of the instalments paid on this day, what is left of them: for open orders, and of cancelled ones. */
    heldPaise: paise('held_paise').notNull(),
    keptPaise: paise('kept_paise').notNull(),
  },
  (table) => [primaryKey({ columns: [table.makerId, table.day] })],
);

/** The same of a design, by the day in India on which the advance of its orders was booked. */
export const designDays = pgTable(
  'design_days',
  {
    makerId: id('maker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    designId: id('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    sold: integer('sold').notNull(),
    pieces: integer('pieces').notNull(),
    /** Its share of its orders, unrounded, so that days add up to what all orders together give. */
    paise: numeric('paise').notNull(),
    delivered: integer('delivered').notNull(),
    cancelled: integer('cancelled').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.designId, table.day] }),
    index('design_days_maker_idx').on(table.makerId, table.day),
  ],
);

/**
 * Days whose sums are not true any more, because an order changed. Written by triggers in the transaction of the change,
 * never updated, so that nobody waits for anybody; such a day is read from the orders until it is summed again.
 */
export const changedDays = pgTable(
  'changed_days',
  {
    id: ownId(),
    makerId: id('maker_id').notNull(),
    day: date('day').notNull(),
  },
  (table) => [index('changed_days_maker_idx').on(table.makerId, table.day)],
);

/** How many orders were placed on a day in India, by how they stand: of every day before that of `summed_orders`. */
export const orderDays = pgTable(
  'order_days',
  {
    day: date('day').notNull(),
    status: text('status').notNull(),
    orders: integer('orders').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.status] })],
);

/** Its one row says before which day in India all orders are counted in `order_days`. */
export const summedOrders = pgTable(
  'summed_orders',
  {
    id: smallint('id').primaryKey(),
    until: date('until').notNull(),
  },
  (table) => [check('summed_orders_one_check', sql`${table.id} = 1`)],
);

/**
 * What has changed since in the numbers of `order_days`. Written by a trigger in the transaction of the change, never
 * updated, so that nobody waits for anybody; a job adds them up.
 */
export const orderDayChanges = pgTable(
  'order_day_changes',
  {
    id: ownId(),
    day: date('day').notNull(),
    status: text('status').notNull(),
    change: smallint('change').notNull(),
  },
  (table) => [index('order_day_changes_day_idx').on(table.day)],
);
