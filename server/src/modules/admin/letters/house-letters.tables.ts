import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { HouseLetterWords } from '#contracts/admin/letters/house-letters.contract.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/** A letter of the house to everyone who opted in. */
export const houseLetters = pgTable(
  'house_letters',
  {
    id: ownId(),
    writtenBy: id('written_by').references(() => users.id),
    /** By language; English is always present. */
    words: jsonb('words').$type<HouseLetterWords>().notNull(),
    /** Incremented by each change, so that only the version that was seen is sent. */
    version: integer('version').notNull().default(1),
    status: text('status').notNull().default('DRAFT'),
    createdAt: instant('created_at').notNull().defaultNow(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** When the desk sent it. */
    sentAt: instant('sent_at'),
    sentBy: id('sent_by').references(() => users.id),
    finishedAt: instant('finished_at'),
    /** Letters written so far. */
    readers: integer('readers').notNull().default(0),
  },
  (table) => [
    index('house_letters_written_by_idx').on(table.writtenBy),
    index('house_letters_sent_by_idx').on(table.sentBy),
    check('house_letters_status_check', sql`${table.status} in ('DRAFT','SENDING','SENT')`),
  ],
);

/** The recipients of a letter of the house, each once. */
export const houseLetterReaders = pgTable(
  'house_letter_readers',
  {
    letterId: id('letter_id')
      .notNull()
      .references(() => houseLetters.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    writtenAt: instant('written_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.letterId, table.userId] }),
    index('house_letter_readers_user_idx').on(table.userId),
  ],
);
