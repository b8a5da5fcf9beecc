import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/** A download of all of a person's data: requested, built by a job, stored for a day. */
export const dataDownloads = pgTable(
  'data_downloads',
  {
    id: ownId(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** GONE once its file is removed. The row is kept for a while, for the rate limit. */
    status: text('status').notNull().default('WAITING'),
    /** Number of failed attempts to build it. */
    failures: smallint('failures').notNull().default(0),
    /** Random key of its file on disk; never shown. */
    fileKey: text('file_key'),
    bytes: bigint('bytes', { mode: 'number' }),
    askedAt: instant('asked_at').notNull(),
    readyAt: instant('ready_at'),
    /** From then on it cannot be fetched. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    uniqueIndex('data_downloads_one_at_a_time').on(table.userId).where(sql`${table.status} = 'WAITING'`),
    index('data_downloads_user_idx').on(table.userId, table.id),
    index('data_downloads_age_idx').on(table.askedAt),
    uniqueIndex('data_downloads_file_key').on(table.fileKey).where(sql`${table.fileKey} is not null`),
    check('data_downloads_status_check', sql`${table.status} in ('WAITING','READY','FAILED','GONE')`),
    check(
      'data_downloads_ready_check',
      sql`(${table.status} = 'READY') = (${table.fileKey} is not null) and (${table.status} <> 'READY' or (${table.bytes} is not null and ${table.readyAt} is not null and ${table.expiresAt} is not null))`,
    ),
  ],
);
