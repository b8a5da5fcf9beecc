import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/**
 * A stored picture, video or voice note. The key is random and is all that a URL shows; files lie at a path derived
 * from the row, never from the URL. The owner is a user's id, without a foreign key: platform knows no module.
 */
export const media = pgTable(
  'media',
  {
    id: ownId(),
    key: text('key').notNull().unique(),
    ownerId: id('owner_id').notNull(),
    kind: text('kind').notNull(),
    status: text('status').notNull().default('STORED'),
    mime: text('mime').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Upright size in pixels; null until a picture is processed. */
    width: integer('width'),
    height: integer('height'),
    /** A blurred data URI of some 20 pixels. */
    placeholder: text('placeholder'),
    /** The dyes of the cloth it shows, as `#rrggbb`. */
    dyes: json('dyes').$type<string[]>().notNull().default([]),
    /** How long a voice note sounds, by its own blocks; null of anything else. */
    durationMs: integer('duration_ms'),
    /** The waveform of a voice note: up to 64 bars from 0 to 100, as its sender's browser measured them. */
    peaks: json('peaks').$type<number[]>().notNull().default([]),
    /** A sentence, where the picture could not be prepared. */
    failure: text('failure'),
    /** When something began to use it. A file that nothing uses within a day is removed. */
    claimedAt: instant('claimed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('media_owner_idx').on(table.ownerId, table.createdAt),
    index('media_unfinished_idx').on(table.createdAt).where(sql`${table.status} = 'STORED'`),
    index('media_unclaimed_idx').on(table.createdAt).where(sql`${table.claimedAt} is null`),
    check('media_kind_check', sql`${table.kind} in ('PICTURE','VIDEO','VOICE')`),
    check('media_status_check', sql`${table.status} in ('STORED','READY','FAILED')`),
  ],
);
