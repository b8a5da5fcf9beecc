import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ActFacts } from '#contracts/admin/audit/acts.rules.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/** The acts of admins. Append-only: a database trigger refuses changes. */
export const adminActs = pgTable(
  'admin_acts',
  {
    id: ownId(),
    /** Null for the operator, on the command line. */
    adminId: id('admin_id').references(() => users.id),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    subjectId: id('subject_id').notNull(),
    before: jsonb('before').$type<ActFacts>().notNull(),
    after: jsonb('after').$type<ActFacts>().notNull(),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('admin_acts_subject_idx').on(table.subject, table.subjectId, table.id),
    index('admin_acts_kind_idx').on(table.subject, table.id),
    index('admin_acts_name_idx').on(table.name, table.id),
    index('admin_acts_admin_idx').on(table.adminId),
    index('admin_acts_words_idx').using('gin', sql`to_tsvector('simple', ${table.reason})`),
  ],
);
