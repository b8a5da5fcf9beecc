import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { QuestionKind } from '#contracts/designs/options/options.rules.ts';
import type { PriceLineKind } from '#contracts/money/price-order.ts';
import { type KeptShares, usualShares } from '#contracts/orders/endings/kept-shares.ts';
import type { DayRange } from '#contracts/platform/days/days-off.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { sharesWithinBounds } from '#server/modules/profiles/shop/shops.tables.ts';
import { id, instant, ownId, paise } from '#server/platform/db/columns.ts';
import { media } from '#server/platform/media/media.tables.ts';

/** Prices, names and the address are a snapshot taken when ordering; later edits do not change them. */
export const orders = pgTable(
  'orders',
  {
    id: ownId(),
    buyerId: id('buyer_id')
      .notNull()
      .references(() => users.id),
    makerId: id('maker_id')
      .notNull()
      .references(() => users.id),
    status: text('status').notNull().default('PENDING'),
    subtotalPaise: paise('subtotal_paise').notNull(),
    shippingPaise: paise('shipping_paise').notNull(),
    taxPaise: paise('tax_paise').notNull(),
    /** The percentage of the tax, as charged. The default is what all orders paid before it was stored. */
    taxPercent: smallint('tax_percent').notNull().default(8),
    totalPaise: paise('total_paise').notNull(),
    advancePaise: paise('advance_paise').notNull(),
    finalPaise: paise('final_paise').notNull(),
    shippingName: text('shipping_name').notNull(),
    shippingPhone: text('shipping_phone').notNull(),
    shippingAddress: text('shipping_address').notNull(),
    shippingCity: text('shipping_city').notNull(),
    shippingState: text('shipping_state').notNull(),
    shippingPincode: text('shipping_pincode').notNull(),
    shippingCountry: text('shipping_country').notNull(),
    specialInstructions: text('special_instructions').notNull().default(''),
    /** How its designs are fitted, and the promised days for making and for transit. */
    measuring: text('measuring').notNull().default('MADE_TO_MEASURE'),
    makingDays: integer('making_days').notNull().default(7),
    transitDays: smallint('transit_days').notNull().default(7),
    /** The maker's holidays when ordering. Later holidays do not move the promise. */
    daysOff: jsonb('days_off').$type<DayRange[]>().notNull().default([]),
    /** What the maker may keep on cancelling, as shown when ordering. Later shares of the maker do not change it. */
    keptShares: jsonb('kept_shares').$type<KeptShares>().notNull().default(usualShares),
    idempotencyKey: text('idempotency_key'),
    /** sha256 of the request: the same key with a different order is refused. */
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** When an unpaid order of a quote is cancelled. Null for others, which have 24 hours. */
    payUntil: instant('pay_until'),
    /** When the advance was booked. */
    confirmedAt: instant('confirmed_at'),
    /** Due date of the final payment; null until it is asked for. */
    finalDueAt: instant('final_due_at'),
    /** The last reminder sent: 1 asked for, 2 soon due, 3 due today, 4 overdue. */
    finalReminded: smallint('final_reminded').notNull().default(0),
    /** The missed day, in IST, of which both sides were told last. */
    lateToldOf: date('late_told_of'),
    /** The day of the function for which the buyer needs it, in IST. It never moves the promised day. */
    functionOn: date('function_on'),
    /** The shipment; the carrier is null until the parcel is sent. */
    shippingCarrier: text('shipping_carrier'),
    trackingNumber: text('tracking_number').notNull().default(''),
    /** A day in IST. */
    parcelExpectedOn: date('parcel_expected_on'),
    /** How often the buyer was reminded to confirm the arrival, and when last, in IST. */
    arrivalReminded: smallint('arrival_reminded').notNull().default(0),
    arrivalRemindedOn: date('arrival_reminded_on'),
    /** A request to cancel the order is unanswered; updated together with `cancellation_requests`. */
    askedToCancel: boolean('asked_to_cancel').notNull().default(false),
    /** The amount that the maker keeps after a cancellation that the buyer asked for. */
    keptPaise: paise('kept_paise').notNull().default(0),
    /** The design of whose cloth it is a swatch; null for an order of pieces. */
    swatchOf: id('swatch_of').references(() => designs.id),
    /** The order from which the price of a swatch was taken off. */
    creditedOrderId: id('credited_order_id').references((): AnyPgColumn => orders.id),
  },
  (table) => [
    uniqueIndex('orders_idempotency_key').on(table.buyerId, table.idempotencyKey),
    index('orders_buyer_idx').on(table.buyerId, table.id.desc().nullsFirst()),
    index('orders_unpaid_idx').on(table.createdAt).where(sql`${table.status} = 'PENDING'`),
    index('orders_final_due_idx')
      .on(table.finalDueAt)
      .where(
        sql`${table.finalReminded} < 4 and ${table.status} in ('FINAL_PAYMENT_PENDING','COMPLETED','READY_FOR_DELIVERY')`,
      ),
    index('orders_maker_idx').on(table.makerId, table.id.desc().nullsFirst()),
    index('orders_buyer_status_idx').on(table.buyerId, table.status, table.id.desc().nullsFirst()),
    index('orders_maker_status_idx').on(table.makerId, table.status, table.id.desc().nullsFirst()),
    // Counts a maker's orders of a month, for the monthly limit.
    index('orders_of_month_idx')
      .on(table.makerId, table.createdAt)
      .where(sql`${table.status} <> 'CANCELLED'`),
    // A maker's sales by day and the cancelled ones among them, by index-only scan.
    index('orders_sold_idx')
      .on(table.makerId, table.confirmedAt, table.status, table.totalPaise)
      .where(sql`${table.confirmedAt} is not null`),
    // Open orders of banned or suspended people.
    index('orders_open_buyer_idx')
      .on(table.buyerId, table.id)
      .where(sql`${table.status} not in ('DELIVERED','CANCELLED')`),
    index('orders_open_maker_idx')
      .on(table.makerId, table.id)
      .where(sql`${table.status} not in ('DELIVERED','CANCELLED')`),
    uniqueIndex('orders_open_swatch_idx')
      .on(table.buyerId, table.swatchOf)
      .where(sql`${table.swatchOf} is not null and ${table.status} not in ('DELIVERED','CANCELLED')`),
    // Swatches whose price may be taken off, and those that are to be sent.
    index('orders_swatches_idx')
      .on(table.buyerId, table.makerId)
      .where(sql`${table.swatchOf} is not null and ${table.creditedOrderId} is null`),
    index('orders_unsent_swatches_idx')
      .on(table.confirmedAt)
      .where(sql`${table.swatchOf} is not null and ${table.status} = 'CONFIRMED'`),
    uniqueIndex('orders_credited_idx')
      .on(table.creditedOrderId)
      .where(sql`${table.creditedOrderId} is not null`),
    index('orders_status_idx').on(table.status, table.id.desc().nullsFirst()),
    index('orders_time_idx').using('brin', table.createdAt),
    check(
      'orders_status_check',
      sql`${table.status} in ('PENDING','CONFIRMED','DESIGN_IN_PROGRESS','DESIGN_COMPLETED','MEASUREMENT_SCHEDULED','MEASUREMENT_COMPLETED','FINAL_PAYMENT_PENDING','COMPLETED','READY_FOR_DELIVERY','SHIPPED','DELIVERED','CANCELLED')`,
    ),
    check(
      'orders_carrier_check',
      sql`${table.shippingCarrier} in ('Blue Dart','India Post','Delhivery','DTDC','Ekart','DHL','FedEx','UPS','USPS','Other')`,
    ),
    check('orders_measuring_check', sql`${table.measuring} in ('MADE_TO_MEASURE','SIZED','NONE')`),
    check('orders_days_check', sql`${table.makingDays} >= 1 and ${table.transitDays} >= 0`),
    check('orders_shares_check', sharesWithinBounds(table.keptShares)),
    check('orders_kept_check', sql`${table.keptPaise} between 0 and ${table.totalPaise}`),
    check(
      'orders_swatch_check',
      sql`${table.swatchOf} is null or (${table.finalPaise} = 0 and ${table.measuring} = 'NONE')`,
    ),
    check('orders_credited_check', sql`${table.creditedOrderId} is null or ${table.swatchOf} is not null`),
    check('orders_parties_check', sql`${table.buyerId} <> ${table.makerId}`),
    check(
      'orders_sums_check',
      sql`${table.totalPaise} = ${table.subtotalPaise} + ${table.shippingPaise} + ${table.taxPaise} and ${table.totalPaise} = ${table.advancePaise} + ${table.finalPaise} and ${table.advancePaise} > 0 and ${table.finalPaise} >= 0`,
    ),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null for a piece that was agreed on in a quote without a design. */
    designId: id('design_id').references(() => designs.id),
    title: text('title').notNull(),
    makerName: text('maker_name').notNull(),
    pictureKey: text('picture_key'),
    /** Of one piece with its options. */
    pricePaise: paise('price_paise').notNull(),
    quantity: integer('quantity').notNull(),
    /** The size that the buyer chose; '' if none was needed or given. */
    size: text('size').notNull().default(''),
  },
  (table) => [
    index('order_items_order_idx').on(table.orderId, table.id),
    index('order_items_design_idx').on(table.designId, table.orderId),
    check('order_items_quantity_check', sql`${table.quantity} between 1 and 10`),
  ],
);

/**
 * What the price of an order is made of, frozen by value when it is placed. The amounts of the lines add up to the
 * subtotal.
 */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 0. */
    position: smallint('position').notNull(),
    /** The place of its item among the items of the order, from 0. */
    item: smallint('item').notNull(),
    kind: text('kind').$type<PriceLineKind>().notNull(),
    label: text('label').notNull(),
    /** The chosen option; '' for other kinds. */
    detail: text('detail').notNull().default(''),
    unitPaise: paise('unit_paise').notNull(),
    quantity: integer('quantity').notNull(),
    /** Working days that the line added to the making. */
    days: smallint('days').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_lines_kind_check', sql`${table.kind} in ('DESIGN','OPTION','QUOTE','DISCOUNT','SWATCH')`),
    check('order_lines_quantity_check', sql`${table.quantity} >= 1`),
    check('order_lines_discount_check', sql`${table.kind} <> 'DISCOUNT' or ${table.unitPaise} <= 0`),
  ],
);

/**
 * What the buyer answered to the questions of the designs, frozen by value when the order is placed. The maker reads
 * it once the advance is paid.
 */
export const orderAnswers = pgTable(
  'order_answers',
  {
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The place of its item among the items of the order, from 0. */
    item: smallint('item').notNull(),
    /** Among the answers of the item, from 0. */
    position: smallint('position').notNull(),
    question: text('question').notNull(),
    kind: text('kind').$type<QuestionKind>().notNull(),
    /** '' for a picture. */
    text: text('text').notNull().default(''),
    mediaId: id('media_id').references(() => media.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.item, table.position] }),
    index('order_answers_media_idx').on(table.mediaId).where(sql`${table.mediaId} is not null`),
    check('order_answers_kind_check', sql`${table.kind} in ('TEXT','ONE_OF','PICTURE')`),
    check('order_answers_media_check', sql`${table.mediaId} is null or ${table.kind} = 'PICTURE'`),
  ],
);

/**
 * Every move of an order. The actor id is null for the payment system and the clock. The from status is null if a
 * meeting ticked its step during the design, which leaves the order's status unchanged.
 */
export const orderHistory = pgTable(
  'order_history',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    actorId: id('actor_id').references(() => users.id),
    actor: text('actor').notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    note: text('note').notNull().default(''),
    idempotencyKey: text('idempotency_key'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('order_history_order_idx').on(table.orderId, table.id),
    // Orders that a maker cancelled on their own initiative, by time.
    index('order_history_cancelled_idx')
      .on(table.actorId, table.createdAt)
      .where(sql`${table.toStatus} = 'CANCELLED' and ${table.actor} = 'MAKER'`),
    uniqueIndex('order_history_idempotency_key')
      .on(table.orderId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    check('order_history_actor_check', sql`${table.actor} in ('BUYER','MAKER','ADMIN','SYSTEM')`),
  ],
);
