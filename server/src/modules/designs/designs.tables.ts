import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import type { Translations } from '#contracts/designs/languages/translations.ts';
import type { Language } from '#contracts/platform/written-in.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { isSeenBy } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { id, instant, ownId, paise } from '#server/platform/db/columns.ts';
import { media } from '#server/platform/media/media.tables.ts';
import type { StoredOptions } from './options/stored-options.ts';

/** One picture as screens need it; `key` names its files under /media. */
export interface PictureCopy {
  key: string;
  width: number;
  height: number;
  placeholder: string;
  /** First picture only: the dyes of its cloth as `#rrggbb`. */
  dyes?: string[];
}

/** SQL condition: the viewer has an order of the design `d` that was not cancelled. */
const hasOrdered = (viewer: string) =>
  `exists (select from order_items own_item join orders own on own.id = own_item.order_id
            where own_item.design_id = d.id and own.buyer_id = ${viewer}::bigint and own.status <> 'CANCELLED')`;

/**
 * SQL condition on a design `d` of any status: its maker shows their designs to the viewer (null for a visitor), or
 * the viewer has an order of it.
 */
export const isOpenTo = (viewer: string) => isSeenBy('d.maker_id', viewer, hasOrdered(viewer));

/** The same for a published design. */
export const isShownTo = (viewer: string) => `(d.status = 'PUBLISHED' and ${isOpenTo(viewer)})`;

/** SQL condition: the design is shown to the viewer, or is their own and not deleted. */
export const isVisibleTo = (viewer: string) =>
  `(${isShownTo(viewer)} or (d.status <> 'DELETED' and d.maker_id = ${viewer}::bigint))`;

/** SQL columns: the original title of a design `d`, its language, and the title in the reader's language. */
export const titleIn = (locale: string) =>
  `d.title, d.language, d.translations -> ${locale}::text ->> 'title' as "translatedTitle"`;

/** The same for title and description, with everything else that its maker translates. */
export const wordsIn = (locale: string) =>
  `d.title, d.description, d.language, d.translations -> ${locale}::text as translation`;

/**
 * SQL: the title of a design `d` in all languages, a `TitleInLanguages`. `written` may be the title stored in an
 * order: translations belong to the design's present title, so a renamed design returns none.
 */
export const titleInLanguages = (written = 'd.title', design = 'd') =>
  `json_build_object('written', ${written}, 'translated', (
     select coalesce(json_object_agg(said.key, said.value ->> 'title'), '{}')
       from jsonb_each(${design}.translations) said where ${design}.title = ${written}))`;

/** The same as a column for Drizzle statements. */
export const titleInLanguagesColumn = () =>
  sql<TitleInLanguages>`${sql.raw(titleInLanguages('designs.title', 'designs'))}`;

export const designs = pgTable(
  'designs',
  {
    id: ownId(),
    makerId: id('maker_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Language of the title and description, detected from the script or set by the maker. */
    language: text('language').$type<Language>().notNull(),
    /** By language, except the design's own. jsonb, because each reader extracts one language. */
    translations: jsonb('translations').$type<Translations>().notNull().default({}),
    category: text('category').notNull(),
    pricePaise: paise('price_paise').notNull(),
    discountPercent: smallint('discount_percent').notNull().default(0),
    completionDays: integer('completion_days').notNull(),
    materialOne: text('material_one').notNull().default(''),
    materialTwo: text('material_two').notNull().default(''),
    brand: text('brand').notNull().default(''),
    size: text('size').notNull().default(''),
    measuring: text('measuring').notNull().default('MADE_TO_MEASURE'),
    colour: text('colour').notNull().default(''),
    condition: text('condition').notNull().default(''),
    /** What its buyer chooses and is asked, in the language of the design. */
    options: jsonb('options')
      .$type<StoredOptions>()
      .notNull()
      .default({ choices: [], rules: [], questions: [] }),
    /**
     * A copy of design_pictures in order, so that a feed page is one index scan. Code that changes design_pictures
     * must refresh it in the same transaction. Not jsonb, which PostgreSQL would serialise for every reader: a third
     * of the cost of a feed page.
     */
    pictures: json('pictures').$type<PictureCopy[]>().notNull().default([]),
    videoKey: text('video_key'),
    /** PROCESSING until the pictures are ready; WITHDRAWN or DELETED by the maker; HIDDEN by an admin. */
    status: text('status').notNull().default('PROCESSING'),
    publishedAt: instant('published_at'),
    /** When its last picture turned out to be unusable; set so that its maker is notified once. */
    failedAt: instant('failed_at'),
    idempotencyKey: text('idempotency_key'),
    /** Incremented by each change; a change names the revision it began from. */
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    likesCount: integer('likes_count').notNull().default(0),
    savesCount: integer('saves_count').notNull().default(0),
    /** Including replies, which `repliesCount` counts separately. */
    commentCount: integer('comment_count').notNull().default(0),
    repliesCount: integer('replies_count').notNull().default(0),
    sharesCount: integer('shares_count').notNull().default(0),
    ordersCount: integer('orders_count').notNull().default(0),
  },
  (table) => [
    // Includes the maker, so that a scan for certain makers reads only the index. It is ascending and read backwards:
    // rows inserted in index order leave its pages full, in the opposite order half empty.
    index('designs_feed_idx')
      .on(table.publishedAt, table.id, table.makerId)
      .where(sql`${table.status} = 'PUBLISHED'`),
    index('designs_of_maker_idx')
      .on(table.makerId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'PUBLISHED'`),
    uniqueIndex('designs_idempotency_key').on(table.makerId, table.idempotencyKey),
    // A maker's designs of any status: listed by date and counted from the index alone.
    index('designs_maker_idx')
      .on(table.makerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} <> 'DELETED'`),
    // For the lists of admins.
    index('designs_title_idx').using('gin', sql`to_tsvector('simple', ${table.title})`),
    index('designs_price_idx').on(table.pricePaise, table.id),
    // Designs that only their maker and admins see.
    index('designs_unseen_idx').on(table.status, table.id).where(sql`${table.status} <> 'PUBLISHED'`),
    check('designs_price_check', sql`${table.pricePaise} >= 100`),
    check('designs_discount_check', sql`${table.discountPercent} between 0 and 99`),
    check('designs_completion_check', sql`${table.completionDays} between 1 and 730`),
    check(
      'designs_status_check',
      sql`${table.status} in ('PROCESSING','PUBLISHED','WITHDRAWN','HIDDEN','DELETED')`,
    ),
    check('designs_size_check', sql`${table.size} in ('','XS','S','M','L','XL','XXL')`),
    check('designs_measuring_check', sql`${table.measuring} in ('MADE_TO_MEASURE','SIZED','NONE')`),
    check('designs_condition_check', sql`${table.condition} in ('','New','Like New','Good','Fair')`),
    check('designs_published_check', sql`${table.status} <> 'PUBLISHED' or ${table.publishedAt} is not null`),
    check(
      'designs_counts_check',
      sql`${table.likesCount} >= 0 and ${table.savesCount} >= 0 and ${table.commentCount} >= 0 and ${table.repliesCount} between 0 and ${table.commentCount} and ${table.sharesCount} >= 0 and ${table.ordersCount} >= 0`,
    ),
  ],
);

export const designPictures = pgTable(
  'design_pictures',
  {
    designId: id('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaId: id('media_id')
      .notNull()
      .references(() => media.id),
  },
  (table) => [
    primaryKey({ columns: [table.designId, table.position] }),
    index('design_pictures_media_idx').on(table.mediaId),
  ],
);

/** The request that created a design with an idempotency key; in its own table to keep the rows of the feed small. */
export const designUploads = pgTable('design_uploads', {
  designId: id('design_id')
    .primaryKey()
    .references(() => designs.id, { onDelete: 'cascade' }),
  requestHash: text('request_hash').notNull(),
});

/** The number of published designs: one row, updated in the transaction that publishes or withdraws. */
export const designTotals = pgTable('design_totals', {
  id: smallint('id').primaryKey().default(1),
  published: bigint('published', { mode: 'number' }).notNull().default(0),
});
