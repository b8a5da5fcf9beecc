import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import type { PictureCopy } from '#server/modules/designs/designs.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';
import { media } from '#server/platform/media/media.tables.ts';

/** A photo with a caption that expires after a day; the sweep then deletes its row and its files. */
export const stories = pgTable(
  'stories',
  {
    id: ownId(),
    makerId: id('maker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mediaId: id('media_id')
      .notNull()
      .references(() => media.id),
    /** Null until the picture is ready. */
    picture: json('picture').$type<PictureCopy>(),
    caption: text('caption').notNull().default(''),
    /** PROCESSING until its picture is ready; HIDDEN by an admin. */
    status: text('status').notNull().default('PROCESSING'),
    /** Why the picture could not be prepared, as a sentence. */
    failure: text('failure'),
    /**
     * True for the one live story that represents its maker in the tray. The tray scans one row per maker, so posting
     * often does not fill it.
     */
    isNewest: boolean('is_newest').notNull().default(false),
    idempotencyKey: text('idempotency_key'),
    /** How many people have seen it; updated together with story_views. */
    seenCount: integer('seen_count').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('stories_tray_idx')
      .on(table.expiresAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.isNewest}`),
    index('stories_maker_idx').on(table.makerId, table.expiresAt),
    uniqueIndex('stories_one_newest').on(table.makerId).where(sql`${table.isNewest}`),
    uniqueIndex('stories_idempotency_key').on(table.makerId, table.idempotencyKey),
    uniqueIndex('stories_media_key').on(table.mediaId),
    index('stories_expiry_idx').on(table.expiresAt),
    check('stories_status_check', sql`${table.status} in ('PROCESSING','LIVE','FAILED','HIDDEN')`),
    check('stories_picture_check', sql`${table.status} <> 'LIVE' or ${table.picture} is not null`),
    check('stories_newest_check', sql`not ${table.isNewest} or ${table.status} = 'LIVE'`),
    check('stories_seen_check', sql`${table.seenCount} >= 0`),
  ],
);

/** Who has seen which story, once each, except its maker. */
export const storyViews = pgTable(
  'story_views',
  {
    viewerId: id('viewer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storyId: id('story_id')
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewerId, table.storyId] }),
    index('story_views_story_idx').on(
      table.storyId,
      table.seenAt.desc().nullsFirst(),
      table.viewerId.desc().nullsFirst(),
    ),
  ],
);
