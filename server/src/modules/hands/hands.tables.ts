import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { orders } from '#server/modules/orders/core/orders.tables.ts';
import { id, instant, ownId, paise } from '#server/platform/db/columns.ts';
import { media } from '#server/platform/media/media.tables.ts';

/** The wish for the pieces of an order. An order without a row is one piece. */
export const piecePlans = pgTable('piece_plans', {
  orderId: id('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** Counts every edit, so that a write of an earlier version is refused. */
  version: integer('version').notNull().default(1),
  together: boolean('together').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const orderPieces = pgTable(
  'order_pieces',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    /** The place among the items of the order, from 0. */
    item: smallint('item'),
  },
  (table) => [index('order_pieces_order_idx').on(table.orderId, table.position)],
);

/** A piece that a maker handed to a hand. All of its changes lock the order first. */
export const handOvers = pgTable(
  'hand_overs',
  {
    id: ownId(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    pieceId: id('piece_id')
      .notNull()
      .references(() => orderPieces.id, { onDelete: 'cascade' }),
    /** The design of the piece, whose page shows an agreed credit. */
    designId: id('design_id').references(() => designs.id, { onDelete: 'set null' }),
    /** The account of the hand; null for a hand with a link, and once the account is gone. */
    accountId: id('account_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').notNull(),
    state: text('state').notNull().default('OFFERED'),
    /** Counts every change, so that a write of an earlier version is refused. */
    version: integer('version').notNull().default(1),
    /** '' a year after the end. */
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    /** For the piece; read by the maker and the hand alone. */
    ratePaise: paise('rate_paise').notNull(),
    due: date('due', { mode: 'string' }).notNull(),
    words: text('words').notNull().default(''),
    /** What was said at the answer or at the return. */
    answer: text('answer').notNull().default(''),
    credit: text('credit').notNull().default('NONE'),
    creditName: text('credit_name').notNull().default(''),
    broughtBackAt: instant('brought_back_at'),
    /** When it was declined, taken back or withdrawn. */
    endedAt: instant('ended_at'),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('hand_overs_idempotency_key').on(table.orderId, table.idempotencyKey),
    uniqueIndex('hand_overs_one_open')
      .on(table.pieceId)
      .where(sql`${table.state} in ('OFFERED','ACCEPTED','BROUGHT_BACK')`),
    index('hand_overs_order_idx').on(table.orderId, table.id),
    index('hand_overs_piece_idx').on(table.pieceId),
    index('hand_overs_account_idx').on(table.accountId, table.id).where(sql`${table.accountId} is not null`),
    index('hand_overs_design_idx').on(table.designId).where(sql`${table.designId} is not null`),
    index('hand_overs_credit_idx').on(table.designId, table.id).where(sql`${table.credit} = 'AGREED'`),
    index('hand_overs_kept_idx')
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null and ${table.name} <> ''`),
    check('hand_overs_kind_check', sql`${table.kind} in ('MASTER','JARIWALA','KARKHANDAR','OTHER')`),
    check(
      'hand_overs_state_check',
      sql`${table.state} in ('OFFERED','ACCEPTED','DECLINED','BROUGHT_BACK','TAKEN_BACK','WITHDRAWN')`,
    ),
    check(
      'hand_overs_credit_check',
      sql`${table.credit} in ('NONE','OFFERED') and ${table.creditName} = '' or ${table.credit} = 'AGREED' and ${table.creditName} <> ''`,
    ),
    check(
      'hand_overs_end_check',
      sql`(${table.state} in ('DECLINED','TAKEN_BACK','WITHDRAWN')) = (${table.endedAt} is not null)`,
    ),
    check('hand_overs_rate_check', sql`${table.ratePaise} > 0`),
  ],
);

/** Links by which a hand opens a hand-over without an account: the one that was sent, and that of the printed tag. */
export const handLinks = pgTable(
  'hand_links',
  {
    id: ownId(),
    handOverId: id('hand_over_id')
      .notNull()
      .references(() => handOvers.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** sha256 of the token in the link. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the maker ended it, or made another of its kind. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('hand_links_token_key').on(table.tokenHash),
    uniqueIndex('hand_links_live_key').on(table.handOverId, table.kind).where(sql`${table.endedAt} is null`),
    index('hand_links_hand_over_idx').on(table.handOverId),
    check('hand_links_kind_check', sql`${table.kind} in ('SENT','TAG')`),
  ],
);

/** Photographs at either end: OUT when it was handed over, BACK when it came back. */
export const handPictures = pgTable(
  'hand_pictures',
  {
    handOverId: id('hand_over_id')
      .notNull()
      .references(() => handOvers.id, { onDelete: 'cascade' }),
    side: text('side').notNull(),
    position: smallint('position').notNull(),
    mediaId: id('media_id')
      .notNull()
      .references(() => media.id),
  },
  (table) => [
    primaryKey({ columns: [table.handOverId, table.side, table.position] }),
    uniqueIndex('hand_pictures_media_key').on(table.mediaId),
    check('hand_pictures_side_check', sql`${table.side} in ('OUT','BACK')`),
  ],
);
