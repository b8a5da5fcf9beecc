import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ownId } from '#server/platform/db/columns.ts';

/** Reusable texts for answers that the desk gives often. */
export const cannedAnswers = pgTable(
  'canned_answers',
  {
    id: ownId(),
    title: text('title').notNull(),
    /** May contain the placeholders of `complaints.rules.ts`. */
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('canned_answers_title_key').on(sql`lower(${table.title})`)],
);
