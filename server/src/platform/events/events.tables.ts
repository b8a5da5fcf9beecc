import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ownId } from '#server/platform/db/columns.ts';

/** Events that were committed and not yet heard by all their listeners. A row goes once they have. */
export const publishedEvents = pgTable('published_events', {
  id: ownId(),
  kind: text('kind').notNull(),
  /** Names of the listeners that the publisher knew; nobody else is told. */
  listeners: text('listeners').array().notNull(),
  payload: jsonb('payload').notNull(),
  publishedAt: instant('published_at').notNull().defaultNow(),
  /** A process holds it since then, or said so again. */
  takenAt: instant('taken_at'),
  takes: integer('takes').notNull().default(0),
});
