import { bigint, doublePrecision, pgTable, smallint, timestamp } from 'drizzle-orm/pg-core';
import { designs } from '#server/modules/designs/designs.tables.ts';

/** The designs that moved people most within a week, computed anew every few minutes. */
export const trending = pgTable('trending', {
  place: smallint('place').primaryKey(),
  designId: bigint('design_id', { mode: 'number' })
    .notNull()
    .references(() => designs.id, { onDelete: 'cascade' }),
  score: doublePrecision('score').notNull(),
  computedAt: timestamp('computed_at', { withTimezone: true }).notNull(),
});
