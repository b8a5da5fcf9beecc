import { date, pgTable, text } from 'drizzle-orm/pg-core';

/** What visitors are hashed with on a day. Once it is gone, what was hashed with it tells nothing. */
export const viewSalts = pgTable('view_salts', {
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
});
