import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from '#server/platform/db/columns.ts';
import { designs } from '../designs.tables.ts';

/** How many people looked at a design on a day in India; its maker does not count. */
export const designViews = pgTable(
  'design_views',
  {
    designId: id('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.designId, table.day] }),
    check('design_views_check', sql`${table.views} >= 0`),
  ],
);

/** Who has been counted on a day, so that nobody is counted twice; forgotten when the day is over. */
export const designViewers = pgTable(
  'design_viewers',
  {
    day: date('day').notNull(),
    designId: id('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    /** `u` and an id for members; for visitors a hash under the salt of the day, which nobody can turn back. */
    viewer: text('viewer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.designId, table.viewer] }),
    index('design_viewers_design_idx').on(table.designId),
  ],
);
