import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The parts of the demo that have been filled. None is filled twice, so that what people take away stays away. */
export const demoParts = pgTable('demo_parts', {
  name: text('name').primaryKey(),
  doneAt: timestamp('done_at', { withTimezone: true }).notNull().defaultNow(),
});
