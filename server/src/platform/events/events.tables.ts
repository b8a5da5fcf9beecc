import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ownId } from '#server/platform/db/columns.ts';

/** Committed events that not all their listeners have handled yet. The row is deleted once they have. */
export const publishedEvents = pgTable('published_events', {
  id: ownId(),
  kind: text('kind').notNull(),
  /** Names of the listeners known to the publisher; no others receive the event. */
  listeners: text('listeners').array().notNull(),
  payload: jsonb('payload').notNull(),
  publishedAt: instant('published_at').notNull().defaultNow(),
  /** When a process took it or last renewed its hold; null if no process holds it. */
  takenAt: instant('taken_at'),
  takes: integer('takes').notNull().default(0),
});
