import { index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DraftWords } from '#contracts/designs/drafts/drafts.contract.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/** A draft of a design. Its files are claimed by it alone and deleted with it. */
export const designDrafts = pgTable(
  'design_drafts',
  {
    id: ownId(),
    makerId: id('maker_id')
      .notNull()
      .references(() => users.id),
    words: json('words').$type<DraftWords>().notNull(),
    /** Media ids in order. */
    pictures: json('pictures').$type<number[]>().notNull(),
    videoId: id('video_id'),
    /** Incremented by each change; a change names the version it began from. */
    version: integer('version').notNull().default(1),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Hash of the request that began it; null for drafts begun before hashes were stored. */
    requestHash: text('request_hash'),
    /** When its maker was warned of the deletion; reset to null by a change. */
    warnedAt: instant('warned_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('design_drafts_idempotency_key').on(table.makerId, table.idempotencyKey),
    index('design_drafts_updated_idx').on(table.updatedAt),
  ],
);
