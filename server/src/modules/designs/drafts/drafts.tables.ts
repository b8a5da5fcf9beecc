import { index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DraftWords } from '#contracts/designs/drafts/drafts.contract.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/** An unfinished design. Its files are claimed by it alone, and go with it. */
export const designDrafts = pgTable(
  'design_drafts',
  {
    id: ownId(),
    makerId: id('maker_id')
      .notNull()
      .references(() => users.id),
    words: json('words').$type<DraftWords>().notNull(),
    /** Ids of media in order. */
    pictures: json('pictures').$type<number[]>().notNull(),
    videoId: id('video_id'),
    /** One more with every change, which names the one it began from. */
    version: integer('version').notNull().default(1),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Of the request that began it; null for those begun before it was kept. */
    requestHash: text('request_hash'),
    /** When its maker was told that it is going to be deleted; null again once they change it. */
    warnedAt: instant('warned_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('design_drafts_idempotency_key').on(table.makerId, table.idempotencyKey),
    index('design_drafts_updated_idx').on(table.updatedAt),
  ],
);
