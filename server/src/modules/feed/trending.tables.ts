import { doublePrecision, pgTable, smallint } from 'drizzle-orm/pg-core';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { id, instant } from '#server/platform/db/columns.ts';

/** The designs with the most activity within a week, recomputed every few minutes. */
export const trending = pgTable('trending', {
  place: smallint('place').primaryKey(),
  designId: id('design_id')
    .notNull()
    .references(() => designs.id, { onDelete: 'cascade' }),
  score: doublePrecision('score').notNull(),
  computedAt: instant('computed_at').notNull(),
});
