import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/** Requests of makers to be verified. */
export const verificationRequests = pgTable(
  'verification_requests',
  {
    id: ownId(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** The maker's note; emptied when the documents are deleted. */
    note: text('note').notNull().default(''),
    status: text('status').notNull().default('WAITING'),
    sentAt: instant('sent_at').notNull(),
    decidedAt: instant('decided_at'),
    /** The admin who decided. */
    decidedBy: id('decided_by').references(() => users.id),
    /** The reason; the maker sees it for a refusal. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    uniqueIndex('verification_requests_one_waiting').on(table.userId).where(sql`${table.status} = 'WAITING'`),
    index('verification_requests_user_idx').on(table.userId, table.id),
    index('verification_requests_queue_idx').on(table.status, table.id),
    index('verification_requests_decider_idx').on(table.decidedBy),
    index('verification_requests_decided_idx').on(table.decidedAt),
    check('verification_requests_kind_check', sql`${table.kind} in ('IDENTITY','BUSINESS','WORK_SAMPLE')`),
    check('verification_requests_status_check', sql`${table.status} in ('WAITING','REFUSED','VERIFIED')`),
    check(
      'verification_requests_decided_check',
      sql`(${table.status} = 'WAITING') = (${table.decidedAt} is null)`,
    ),
  ],
);

/**
 * The documents of a request. The file is stored under its key in a separate folder. The row is deleted before its
 * file.
 */
export const verificationDocuments = pgTable(
  'verification_documents',
  {
    id: ownId(),
    requestId: id('request_id')
      .notNull()
      .references(() => verificationRequests.id, { onDelete: 'cascade' }),
    key: text('key').notNull().unique(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [index('verification_documents_request_idx').on(table.requestId, table.id)],
);
