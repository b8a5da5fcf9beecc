import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/**
 * A stored picture, video or voice note. URLs show only the random key; a file's path is derived from the row, never
 * from the URL. The owner is a user's id without a foreign key, because the platform does not depend on modules.
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
    /** A blurred data URI about 20 pixels wide. */
    placeholder: text('placeholder'),
    /** The dominant colours of the cloth, as `#rrggbb`. */
    dyes: json('dyes').$type<string[]>().notNull().default([]),
    /** Duration of a voice note, computed from its own blocks; null for other files. */
    durationMs: integer('duration_ms'),
    /** The waveform of a voice note: up to 64 bars from 0 to 100, as measured by the sender's browser. */
    peaks: json('peaks').$type<number[]>().notNull().default([]),
    /** An error sentence, if the picture could not be processed. */
    failure: text('failure'),
    /** When a record began to use it. Files that nothing claims within a day are removed. */
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
