import { boolean, customType, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { id, instant, paise } from '#server/platform/db/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The search fields of published designs, one narrow row each, so that a search reads nothing else until it knows its
 * page. Written only by triggers on designs, users and profiles in the transaction of the change
 * (docs/decisions/0013-search-directory-and-feed.md).
 */
export const designSearch = pgTable(
  'design_search',
  {
    designId: id('design_id')
      .primaryKey()
      .references(() => designs.id, { onDelete: 'cascade' }),
    makerId: id('maker_id').notNull(),
    publishedAt: instant('published_at').notNull(),
    pricePaise: paise('price_paise').notNull(),
    /**
     * Twice the logarithm (base 2) of its weighted likes, saves, comments, shares and orders, so that one more like
     * seldom changes it.
     */
    popularity: smallint('popularity').notNull(),
    /** One more than the whole percent of its maker's orders that were on time; 0 without that figure. */
    onTime: smallint('on_time').notNull().default(0),
    category: text('category').notNull(),
    /** One per line. */
    materials: text('materials').notNull(),
    city: text('city').notNull(),
    role: text('role').notNull(),
    isVerified: boolean('is_verified').notNull(),
    /** Folded words, weighted by field, and one tag for each facet value. */
    words: tsvector('words').notNull(),
  },
  (table) => [
    // No fastupdate: every search would read the pending list.
    index('design_search_words_idx').using('gin', table.words).with({ fastupdate: false }),
    index('design_search_newest_idx').on(
      table.publishedAt.desc().nullsFirst(),
      table.designId.desc().nullsFirst(),
    ),
    index('design_search_price_idx').on(table.pricePaise, table.designId),
    index('design_search_popular_idx').on(
      table.popularity.desc().nullsFirst(),
      table.designId.desc().nullsFirst(),
    ),
    index('design_search_on_time_idx').on(
      table.onTime.desc().nullsFirst(),
      table.designId.desc().nullsFirst(),
    ),
    index('design_search_maker_idx').on(table.makerId),
    // For finding similar designs by an index-only scan, hence every column used to choose them.
    index('design_search_near_idx').on(
      table.category,
      table.pricePaise,
      table.designId,
      table.makerId,
      table.materials,
    ),
    index('design_search_same_cloth_idx').on(
      table.category,
      table.materials,
      table.pricePaise,
      table.designId,
      table.makerId,
    ),
  ],
);

/** The same for makers: people with a trade as their role, or with a published design. */
export const makerSearch = pgTable(
  'maker_search',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    city: text('city').notNull(),
    role: text('role').notNull(),
    isVerified: boolean('is_verified').notNull(),
    words: tsvector('words').notNull(),
  },
  (table) => [index('maker_search_words_idx').using('gin', table.words).with({ fastupdate: false })],
);

/**
 * Designs whose popularity or punctuality must be updated, after a sale or its reversal or when their maker's figures
 * were computed. Written by triggers.
 */
export const searchSold = pgTable('search_sold', { designId: id('design_id').primaryKey() });

/**
 * Every word of titles, materials, categories, makers and cities in its original spelling, for completion and
 * correction.
 */
export const searchWords = pgTable(
  'search_words',
  {
    spelling: text('spelling').primaryKey(),
    /** Folded. */
    word: text('word').notNull(),
    /** Frequency, roughly the logarithm of its uses. */
    grade: smallint('grade').notNull().default(0),
  },
  (table) => [
    index('search_words_word_idx').on(table.word),
    index('search_words_beginning_idx').on(table.spelling.op('text_pattern_ops')),
    index('search_words_folded_beginning_idx').on(table.word.op('text_pattern_ops')),
    index('search_words_alike_idx').using('gin', table.spelling.op('gin_trgm_ops')),
  ],
);
