import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/**
 * Reports to the admins. One per person and thing, and one for all people with a link; a second report replaces the
 * first.
 */
export const reports = pgTable(
  'reports',
  {
    id: ownId(),
    /** Null for a person without an account, who uses the link in a letter. */
    reporterId: id('reporter_id').references(() => users.id),
    kind: text('kind').notNull(),
    targetId: id('target_id').notNull(),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    status: text('status').notNull().default('OPEN'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('reports_once').on(table.reporterId, table.kind, table.targetId),
    index('reports_open_idx').on(table.id.desc().nullsFirst()).where(sql`${table.status} = 'OPEN'`),
    index('reports_settled_idx').on(table.status, table.id).where(sql`${table.status} <> 'OPEN'`),
    index('reports_open_target_idx').on(table.kind, table.targetId).where(sql`${table.status} = 'OPEN'`),
    index('reports_target_idx').on(table.kind, table.targetId, table.id),
    check(
      'reports_kind_of_check',
      sql`${table.kind} in ('USER','MESSAGE','COMMENT','DESIGN','STORY','REVIEW','ENQUIRY','ANSWER')`,
    ),
    check(
      'reports_reason_check',
      sql`${table.reason} in ('SPAM','HARASSMENT','INDECENT','FRAUD','COPIED','OTHER')`,
    ),
    check('reports_status_check', sql`${table.status} in ('OPEN','UPHELD','DISMISSED')`),
  ],
);
