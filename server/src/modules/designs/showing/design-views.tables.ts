import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from '#server/platform/db/columns.ts';
import { designs } from '../designs.tables.ts';

/** People who viewed a design, per day in India; its maker does not count. */
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

/** The viewers counted on a day, so that nobody is counted twice; deleted when the day is over. */
export const designViewers = pgTable(
  'design_viewers',
  {
    day: date('day').notNull(),
    designId: id('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    /** `u` and an id for members; for visitors a hash with the salt of the day, which cannot be reversed. */
    viewer: text('viewer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.designId, table.viewer] }),
    index('design_viewers_design_idx').on(table.designId),
  ],
);
