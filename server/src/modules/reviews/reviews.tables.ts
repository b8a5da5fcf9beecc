import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { designs, type PictureCopy } from '#server/modules/designs/designs.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';
import { media } from '#server/platform/media/media.tables.ts';

export interface ReviewPicture extends PictureCopy {
  mediaId: number;
}

/** One per person and design; review_totals and maker_ratings are updated with the row. */
export const reviews = pgTable(
  'reviews',
  {
    id: ownId(),
    designId: id('design_id')
      .notNull()
      .references(() => designs.id),
    /** The maker of the design, for the list of a maker's reviews. */
    makerId: id('maker_id')
      .notNull()
      .references(() => users.id),
    userId: id('user_id')
      .notNull()
      .references(() => users.id),
    rating: smallint('rating').notNull(),
    comment: text('comment').notNull(),
    /** A copy of those review_pictures that are ready, in order. */
    pictures: json('pictures').$type<ReviewPicture[]>().notNull().default([]),
    hasPictures: boolean('has_pictures').notNull().default(false),
    /** Number of review_pictures that are still being prepared. */
    preparing: smallint('preparing').notNull().default(0),
    /**
     * Whether its author is a buyer: has a paid order of the design, not cancelled and not wholly refunded. Updated
     * with the orders.
     */
    isVerified: boolean('is_verified').notNull().default(false),
    /** Number of rows in review_votes. */
    helpfulCount: integer('helpful_count').notNull().default(0),
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
  },
  (table) => [
    uniqueIndex('reviews_once').on(table.designId, table.userId),
    // Every list of a design's reviews merges ranges of this index: five ratings, with and without pictures, by
    // buyers and by others. So every filter and sort order reads only a few pages (see reviews-lists.queries.ts).
    index('reviews_page_idx').on(
      table.designId,
      table.isVerified,
      table.rating,
      table.hasPictures,
      table.id.desc().nullsFirst(),
    ),
    index('reviews_helpful_idx').on(
      table.designId,
      table.isVerified,
      table.rating,
      table.hasPictures,
      table.helpfulCount.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('reviews_maker_idx').on(table.makerId, table.id.desc().nullsFirst()),
    index('reviews_user_idx').on(table.userId),
    check('reviews_rating_check', sql`${table.rating} between 1 and 5`),
    check('reviews_comment_check', sql`char_length(${table.comment}) between 1 and 2000`),
    check('reviews_helpful_check', sql`${table.helpfulCount} >= 0`),
    check('reviews_parties_check', sql`${table.userId} <> ${table.makerId}`),
    check('reviews_reply_check', sql`(${table.reply} is null) = (${table.repliedAt} is null)`),
  ],
);

export const reviewPictures = pgTable(
  'review_pictures',
  {
    reviewId: id('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaId: id('media_id')
      .notNull()
      .references(() => media.id),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.position] }),
    uniqueIndex('review_pictures_media_key').on(table.mediaId),
  ],
);

/** Helpful votes, one per person and review. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reviewId: id('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.reviewId] }),
    index('review_votes_review_idx').on(table.reviewId),
  ],
);

const stars = (name: string) => integer(name).array().notNull().default(sql`'{0,0,0,0,0}'::integer[]`);

/** Review totals of a design, updated in the transaction of each review. No row if there never was a review. */
export const reviewTotals = pgTable(
  'review_totals',
  {
    designId: id('design_id')
      .primaryKey()
      .references(() => designs.id),
    makerId: id('maker_id')
      .notNull()
      .references(() => users.id),
    /** This and the next three columns count reviews by buyers only; screens show these first. */
    reviewCount: integer('review_count').notNull(),
    ratingSum: integer('rating_sum').notNull(),
    /** Number of reviews with one star, two, …, five. */
    byStars: stars('by_stars'),
    /** The same, with pictures only. */
    picturedByStars: stars('pictured_by_stars'),
    /** The same four columns for people who have not ordered the design. */
    othersCount: integer('others_count').notNull().default(0),
    othersSum: integer('others_sum').notNull().default(0),
    othersByStars: stars('others_by_stars'),
    othersPicturedByStars: stars('others_pictured_by_stars'),
  },
  (table) => [
    index('review_totals_maker_idx').on(table.makerId, table.designId.desc().nullsFirst()),
    check(
      'review_totals_sums_check',
      sql`${table.reviewCount} = ${table.byStars}[1] + ${table.byStars}[2] + ${table.byStars}[3] + ${table.byStars}[4] + ${table.byStars}[5]
        and ${table.ratingSum} = ${table.byStars}[1] + 2 * ${table.byStars}[2] + 3 * ${table.byStars}[3] + 4 * ${table.byStars}[4] + 5 * ${table.byStars}[5]`,
    ),
    check(
      'review_totals_counts_check',
      sql`0 <= all (${table.byStars}) and 0 <= all (${table.picturedByStars})`,
    ),
    check(
      'review_totals_others_sums_check',
      sql`${table.othersCount} = ${table.othersByStars}[1] + ${table.othersByStars}[2] + ${table.othersByStars}[3] + ${table.othersByStars}[4] + ${table.othersByStars}[5]
        and ${table.othersSum} = ${table.othersByStars}[1] + 2 * ${table.othersByStars}[2] + 3 * ${table.othersByStars}[3] + 4 * ${table.othersByStars}[4] + 5 * ${table.othersByStars}[5]`,
    ),
    check(
      'review_totals_others_counts_check',
      sql`0 <= all (${table.othersByStars}) and 0 <= all (${table.othersPicturedByStars})`,
    ),
  ],
);

/** Totals of all designs of a maker: count and sum by buyers, and count by others. */
export const makerRatings = pgTable(
  'maker_ratings',
  {
    makerId: id('maker_id')
      .primaryKey()
      .references(() => users.id),
    reviewCount: integer('review_count').notNull(),
    ratingSum: integer('rating_sum').notNull(),
    othersCount: integer('others_count').notNull().default(0),
  },
  (table) => [
    check(
      'maker_ratings_check',
      sql`${table.reviewCount} >= 0 and ${table.ratingSum} >= ${table.reviewCount} and ${table.othersCount} >= 0`,
    ),
  ],
);
