import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';

/**
 * The parts of the demo that have been filled. No part is filled twice, so that content that people delete stays
 * deleted.
 */
export const demoParts = pgTable('demo_parts', {
  name: text('name').primaryKey(),
  doneAt: instant('done_at').notNull().defaultNow(),
});
