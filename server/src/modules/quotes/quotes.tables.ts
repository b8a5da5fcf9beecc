import { sql } from 'drizzle-orm';
import {
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
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { enquiries } from '#server/modules/enquiries/enquiries.tables.ts';
import { orders } from '#server/modules/orders/core/orders.tables.ts';
import { id, instant, ownId, paise } from '#server/platform/db/columns.ts';
import { media } from '#server/platform/media/media.tables.ts';
import { briefs } from './briefs/briefs.tables.ts';

/** A line of a quote as stored. Negative amounts are discounts. */
export interface StoredLine {
  kind: 'QUOTE' | 'DISCOUNT';
  label: string;
  amountPaise: number;
  days: number;
}

/**
 * An offer of a maker to one buyer for a piece that may exist nowhere yet. Its row lock puts all its moves in order.
 */
export const quotes = pgTable(
  'quotes',
  {
    id: ownId(),
    makerId: id('maker_id')
      .notNull()
      .references(() => users.id),
    buyerId: id('buyer_id')
      .notNull()
      .references(() => users.id),
    /** The enquiry that it answers; null for a quote of a chat. */
    enquiryId: id('enquiry_id').references(() => enquiries.id),
    /** The brief that it bids on. */
    briefId: id('brief_id').references(() => briefs.id, { onDelete: 'set null' }),
    /** When the owner of the brief took this bid. */
    chosenAt: instant('chosen_at'),
    designId: id('design_id').references(() => designs.id),
    state: text('state').notNull().default('DRAFT'),
    /** Counts every change, so that a write of an earlier version is refused. */
    version: integer('version').notNull().default(1),
    /** The number of the current revision. */
    revision: smallint('revision').notNull().default(1),
    /** The revision that the buyer said yes to. It fixes what is paid. */
    acceptedRevision: smallint('accepted_revision'),
    /** When the offer ends; null for a draft. */
    validUntil: instant('valid_until'),
    /** When the buyer was reminded of the end of the current revision. */
    remindedAt: instant('reminded_at'),
    /** The order of the accepted revision while it is unpaid, and once it is paid. */
    orderId: id('order_id').references(() => orders.id),
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('quotes_idempotency_key').on(table.makerId, table.idempotencyKey),
    uniqueIndex('quotes_order_key').on(table.orderId).where(sql`${table.orderId} is not null`),
    // At most one open quote of a conversation and design, and for each brief.
    uniqueIndex('quotes_one_open')
      .on(
        table.makerId,
        table.buyerId,
        sql`coalesce(${table.designId}, 0)`,
        sql`coalesce(${table.briefId}, 0)`,
      )
      .where(
        sql`${table.state} in ('DRAFT','OFFERED','CHANGE_ASKED','COUNTERED','REVISED','ACCEPTED','PAYING')`,
      ),
    // A maker bids once on a brief; a bid that was taken back does not count.
    uniqueIndex('quotes_one_bid')
      .on(table.briefId, table.makerId)
      .where(sql`${table.briefId} is not null and ${table.state} <> 'WITHDRAWN'`),
    // A brief takes one bid.
    uniqueIndex('quotes_one_chosen').on(table.briefId).where(sql`${table.chosenAt} is not null`),
    index('quotes_brief_idx').on(table.briefId).where(sql`${table.briefId} is not null`),
    index('quotes_maker_idx').on(
      table.makerId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('quotes_buyer_idx')
      .on(table.buyerId, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.validUntil} is not null`),
    index('quotes_ending_idx')
      .on(table.validUntil)
      .where(sql`${table.state} in ('OFFERED','CHANGE_ASKED','COUNTERED','REVISED','ACCEPTED')`),
    index('quotes_design_idx').on(table.designId),
    index('quotes_enquiry_idx').on(table.enquiryId),
    check(
      'quotes_state_check',
      sql`${table.state} in ('DRAFT','OFFERED','CHANGE_ASKED','COUNTERED','REVISED','ACCEPTED','PAYING','ORDERED','DECLINED','WITHDRAWN','EXPIRED')`,
    ),
    check('quotes_parties_check', sql`${table.makerId} <> ${table.buyerId}`),
    check('quotes_revision_check', sql`${table.revision} between 1 and 20`),
    // What is paid is what was accepted, and what was accepted is the current revision.
    check(
      'quotes_accepted_check',
      sql`${table.state} not in ('ACCEPTED','PAYING','ORDERED') or ${table.acceptedRevision} = ${table.revision}`,
    ),
    check(
      'quotes_order_check',
      sql`(${table.orderId} is not null) = (${table.state} in ('PAYING','ORDERED'))`,
    ),
  ],
);

/** Every revision of a quote. Only the revision of a draft changes. */
export const quoteRevisions = pgTable(
  'quote_revisions',
  {
    quoteId: id('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint('number').notNull(),
    title: text('title').notNull(),
    words: text('words').notNull(),
    included: text('included').notNull(),
    lines: jsonb('lines').$type<StoredLine[]>().notNull(),
    measuring: text('measuring').notNull(),
    /** Working days of all lines. */
    days: smallint('days').notNull(),
    /** A day in IST. */
    functionOn: date('function_on'),
    freeChanges: smallint('free_changes').notNull(),
    validDays: smallint('valid_days').notNull(),
    /** Null for a draft. */
    validUntil: instant('valid_until'),
    /** The charges as offered, in paise; null while a draft has no price. */
    totalPaise: paise('total_paise'),
    advancePaise: paise('advance_paise'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.number] }),
    check('quote_revisions_number_check', sql`${table.number} between 1 and 20`),
    check(
      'quote_revisions_offered_check',
      sql`${table.validUntil} is null or (${table.totalPaise} > 0 and ${table.advancePaise} > 0)`,
    ),
  ],
);

/** The pictures of each revision. Revisions may share a picture. */
export const quotePictures = pgTable(
  'quote_pictures',
  {
    quoteId: id('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    revision: smallint('revision').notNull(),
    position: smallint('position').notNull(),
    mediaId: id('media_id')
      .notNull()
      .references(() => media.id),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.revision, table.position] }),
    index('quote_pictures_media_idx').on(table.mediaId),
  ],
);

/** Every move of a quote. The actor id is null for the clock and the system. */
export const quoteHistory = pgTable(
  'quote_history',
  {
    id: ownId(),
    quoteId: id('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    act: text('act').notNull(),
    actor: text('actor').notNull(),
    actorId: id('actor_id').references(() => users.id),
    fromState: text('from_state').notNull(),
    toState: text('to_state').notNull(),
    /** The revision that the move is about. */
    revision: smallint('revision').notNull(),
    note: text('note').notNull().default(''),
    /** The price of a counter-offer, before tax. */
    pricePaise: paise('price_paise'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('quote_history_quote_idx').on(table.quoteId, table.id),
    // The buyer counters once for each revision.
    uniqueIndex('quote_history_one_counter')
      .on(table.quoteId, table.revision)
      .where(sql`${table.act} = 'COUNTER'`),
    check('quote_history_counter_check', sql`(${table.pricePaise} is not null) = (${table.act} = 'COUNTER')`),
  ],
);

/** A link that shows a quote without signing in. An ended link has no row. */
export const quoteLinks = pgTable(
  'quote_links',
  {
    id: ownId(),
    quoteId: id('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    /** sha256 of the token in the link. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('quote_links_token_key').on(table.tokenHash),
    index('quote_links_quote_idx').on(table.quoteId, table.id),
    index('quote_links_expiry_idx').on(table.expiresAt),
  ],
);
