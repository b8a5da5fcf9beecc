import { date, pgTable, text } from 'drizzle-orm/pg-core';

/** The daily salts of visitor hashes. Once a salt is deleted, its hashes can no longer be traced to visitors. */
export const viewSalts = pgTable('view_salts', {
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
});
