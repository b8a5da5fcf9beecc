import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { measurements } from '#server/modules/measurements/measurements.tables.ts';
import { orders } from '#server/modules/orders/core/orders.tables.ts';
import { quotes } from '#server/modules/quotes/quotes.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';
import { media } from '#server/platform/media/media.tables.ts';

/**
 * What the buyer of an order says of its fit. The order stays DELIVERED. Its moves lock the order first. Figures of
 * trust join `order_id`, `state`, `cause`, `decided` and `decided_at`.
 */
export const fitClaims = pgTable(
  'fit_claims',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    garment: text('garment').notNull(),
    /** The unit in which the buyer wrote it. */
    unit: text('unit').notNull(),
    state: text('state').notNull().default('OPEN'),
    /** Counts every change, so that a write of an earlier version is refused. */
    version: integer('version').notNull().default(1),
    words: text('words').notNull(),
    /** Who took the measure: MAKER, BUYER or CHART; and the measurement that was valid, or the size. */
    measuredBy: text('measured_by').notNull(),
    measurementId: id('measurement_id').references(() => measurements.id, { onDelete: 'set null' }),
    size: text('size').notNull().default(''),
    /** What the maker says of the sewing; null until they state it. */
    sewnWords: text('sewn_words'),
    /** What the figures suggested when it was decided. */
    cause: text('cause'),
    /** FREE, PRICED or REFUSED; null while nobody has decided. The last decision counts. */
    decided: text('decided'),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    decidedWords: text('decided_words').notNull().default(''),
    /** Whether the desk has decided; then the buyer cannot take it there again. */
    isDeskDecided: boolean('is_desk_decided').notNull().default(false),
    /** Working days of the alteration. */
    days: smallint('days'),
    /** The quote of a paid alteration. */
    quoteId: id('quote_id').references(() => quotes.id),
    /** When the timer of its state ends. */
    dueAt: instant('due_at'),
    /** When the buyer answered whether to remember the differences. */
    rememberedAt: instant('remembered_at'),
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('fit_claims_idempotency_key').on(table.orderId, table.idempotencyKey),
    // One open claim for each order.
    uniqueIndex('fit_claims_one_open')
      .on(table.orderId)
      .where(
        sql`${table.state} in ('OPEN','AT_DESK','TO_PRICE','FREE','PRICED','ACCEPTED','ON_ITS_WAY','ALTERING','ALTERED','SENT_BACK')`,
      ),
    index('fit_claims_order_idx').on(table.orderId, table.id.desc().nullsFirst()),
    index('fit_claims_desk_idx').on(table.id).where(sql`${table.state} = 'AT_DESK'`),
    index('fit_claims_due_idx').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    uniqueIndex('fit_claims_quote_key').on(table.quoteId).where(sql`${table.quoteId} is not null`),
    index('fit_claims_measurement_idx')
      .on(table.measurementId)
      .where(sql`${table.measurementId} is not null`),
    check(
      'fit_claims_state_check',
      sql`${table.state} in ('OPEN','AT_DESK','TO_PRICE','FREE','PRICED','ACCEPTED','ON_ITS_WAY','ALTERING','ALTERED','SENT_BACK','DONE','REFUSED','DECLINED','WITHDRAWN')`,
    ),
    check('fit_claims_unit_check', sql`${table.unit} in ('cm','in')`),
    check('fit_claims_measured_check', sql`${table.measuredBy} in ('MAKER','BUYER','CHART')`),
    check(
      'fit_claims_decided_check',
      sql`${table.decided} in ('FREE','PRICED','REFUSED') and ${table.decidedBy} in ('MAKER','DESK') and ${table.decidedAt} is not null and ${table.cause} is not null or ${table.decided} is null and ${table.decidedBy} is null and ${table.decidedAt} is null`,
    ),
    check(
      'fit_claims_price_check',
      sql`${table.state} not in ('PRICED','ACCEPTED') or ${table.quoteId} is not null`,
    ),
  ],
);

/** The parts at which the piece does not fit. Lengths are tenths of a millimetre. */
export const fitZones = pgTable(
  'fit_zones',
  {
    claimId: id('claim_id')
      .notNull()
      .references(() => fitClaims.id, { onDelete: 'cascade' }),
    part: text('part').notNull(),
    position: smallint('position').notNull(),
    direction: text('direction').notNull(),
    amount: integer('amount').notNull(),
    words: text('words').notNull().default(''),
    /** What the order said when the claim was made, by value. */
    frozen: integer('frozen'),
    frozenOf: text('frozen_of'),
    signed: integer('signed'),
    remeasured: integer('remeasured'),
    /** What the maker states. */
    sewn: integer('sewn'),
    ease: integer('ease').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.claimId, table.part] }),
    check('fit_zones_direction_check', sql`${table.direction} in ('TIGHT','LOOSE','SHORT','LONG')`),
    check('fit_zones_amount_check', sql`${table.amount} > 0`),
  ],
);

/** Photographs: of the claim, of what was sewn, of the altered piece. */
export const fitPictures = pgTable(
  'fit_pictures',
  {
    claimId: id('claim_id')
      .notNull()
      .references(() => fitClaims.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    position: smallint('position').notNull(),
    mediaId: id('media_id')
      .notNull()
      .references(() => media.id),
  },
  (table) => [
    primaryKey({ columns: [table.claimId, table.kind, table.position] }),
    uniqueIndex('fit_pictures_media_key').on(table.mediaId),
    check('fit_pictures_kind_check', sql`${table.kind} in ('CLAIM','SEWN','ALTERED')`),
  ],
);

/** Every move of a claim. The actor id is null for the clock and the system. */
export const fitHistory = pgTable(
  'fit_history',
  {
    id: ownId(),
    claimId: id('claim_id')
      .notNull()
      .references(() => fitClaims.id, { onDelete: 'cascade' }),
    act: text('act').notNull(),
    actor: text('actor').notNull(),
    actorId: id('actor_id').references(() => users.id),
    /** Null for CLAIM. */
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('fit_history_claim_idx').on(table.claimId, table.id)],
);
