import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant, ownId, paise } from '#server/platform/db/columns.ts';
import { media } from '#server/platform/media/media.tables.ts';

/** What a buyer would like made. Makers in its circle answer with sealed bids, which are quotes with `brief_id`. */
export const briefs = pgTable(
  'briefs',
  {
    id: ownId(),
    ownerId: id('owner_id')
      .notNull()
      .references(() => users.id),
    state: text('state').notNull().default('OPEN'),
    garment: text('garment').notNull(),
    title: text('title').notNull(),
    words: text('words').notNull(),
    fabric: text('fabric').notNull(),
    budgetFromPaise: paise('budget_from_paise').notNull(),
    budgetToPaise: paise('budget_to_paise').notNull(),
    /** A day in IST. */
    neededBy: date('needed_by').notNull(),
    pincode: text('pincode').notNull(),
    /** The centre of the PIN code's town in degrees; null if the table does not contain it. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** The square of one degree around it, by which near briefs are found. */
    tile: integer('tile'),
    wearer: text('wearer').notNull(),
    forName: text('for_name').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** When its owner was reminded of its end. */
    remindedAt: instant('reminded_at'),
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('briefs_idempotency_key').on(table.ownerId, table.idempotencyKey),
    index('briefs_owner_idx').on(table.ownerId, table.id.desc().nullsFirst()),
    index('briefs_garment_idx')
      .on(table.garment, table.id.desc().nullsFirst())
      .where(sql`${table.state} = 'OPEN'`),
    index('briefs_near_idx')
      .on(table.garment, table.tile, table.id.desc().nullsFirst())
      .where(sql`${table.state} = 'OPEN'`),
    index('briefs_ending_idx').on(table.endsAt).where(sql`${table.state} = 'OPEN'`),
    check('briefs_state_check', sql`${table.state} in ('OPEN','ACCEPTED','ENDED','EXPIRED')`),
    check('briefs_wearer_check', sql`${table.wearer} in ('SELF','FAMILY','CHILD')`),
    check('briefs_budget_check', sql`${table.budgetFromPaise} between 1 and ${table.budgetToPaise}`),
  ],
);

export const briefPictures = pgTable(
  'brief_pictures',
  {
    briefId: id('brief_id')
      .notNull()
      .references(() => briefs.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaId: id('media_id')
      .notNull()
      .references(() => media.id),
  },
  (table) => [
    primaryKey({ columns: [table.briefId, table.position] }),
    index('brief_pictures_media_idx').on(table.mediaId),
  ],
);
