import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, ownId } from '#server/platform/db/columns.ts';
import { designs } from '../designs.tables.ts';

/** Each time an admin hid a design, and how it ended. The audit log names the admin. */
export const designTakedowns = pgTable(
  'design_takedowns',
  {
    id: ownId(),
    designId: id('design_id')
      .notNull()
      .references(() => designs.id, { onDelete: 'cascade' }),
    /** Shown to the maker. */
    reason: text('reason').notNull(),
    /** The status to restore. */
    statusBefore: text('status_before').notNull(),
    hiddenAt: instant('hidden_at').notNull(),
    /** The maker's appeal, once per takedown. */
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    /** Why the appeal was refused. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** When the design was restored; null while it is hidden. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('design_takedowns_design_idx').on(table.designId, table.id.desc().nullsFirst()),
    uniqueIndex('design_takedowns_standing_key').on(table.designId).where(sql`${table.endedAt} is null`),
    check('design_takedowns_before_check', sql`${table.statusBefore} in ('PUBLISHED','WITHDRAWN')`),
    check('design_takedowns_appeal_check', sql`(${table.appeal} is null) = (${table.appealedAt} is null)`),
    check('design_takedowns_answer_check', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);
