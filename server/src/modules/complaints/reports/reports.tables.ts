import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';

/** What people have told us of. One per person and thing: a second one tells it anew. */
export const reports = pgTable(
  'reports',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reporterId: bigint('reporter_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    kind: text('kind').notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    status: text('status').notNull().default('OPEN'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('reports_once').on(table.reporterId, table.kind, table.targetId),
    index('reports_open_idx').on(table.id.desc().nullsFirst()).where(sql`${table.status} = 'OPEN'`),
    index('reports_target_idx').on(table.kind, table.targetId),
    check('reports_kind_check', sql`${table.kind} in ('USER','MESSAGE','COMMENT','DESIGN','STORY','REVIEW')`),
    check(
      'reports_reason_check',
      sql`${table.reason} in ('SPAM','HARASSMENT','INDECENT','FRAUD','COPIED','OTHER')`,
    ),
    check('reports_status_check', sql`${table.status} in ('OPEN','UPHELD','DISMISSED')`),
  ],
);
