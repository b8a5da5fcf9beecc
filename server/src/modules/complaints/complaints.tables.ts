import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { orders } from '#server/modules/orders/core/orders.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';
import { media } from '#server/platform/media/media.tables.ts';

export const complaints = pgTable(
  'complaints',
  {
    id: ownId(),
    complainantId: id('complainant_id')
      .notNull()
      .references(() => users.id),
    /** The other side of its order; null if only the desk reads it. */
    respondentId: id('respondent_id').references(() => users.id),
    orderId: id('order_id').references(() => orders.id),
    title: text('title').notNull(),
    category: text('category').notNull(),
    priority: text('priority').notNull().default('medium'),
    description: text('description').notNull(),
    /** A contact address for the desk. It is unverified, so our letters go to the account's address. */
    email: text('email').notNull(),
    status: text('status').notNull().default('OPEN'),
    idempotencyKey: text('idempotency_key'),
    /** The sha256 of its text and files; the same key with another hash is refused. */
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was last answered or moved. */
    updatedAt: instant('updated_at').notNull(),
    resolvedAt: instant('resolved_at'),
    /** The assignee. A former admin stays stored but counts as none. */
    assigneeId: id('assignee_id').references(() => users.id),
    /** When its filer last wrote or reopened it; null if they have not since filing it. */
    askedAt: instant('asked_at'),
    /** When the desk last wrote. */
    answeredAt: instant('answered_at'),
    /** Since when its filer has waited for the desk; infinity if not waiting. */
    waitingSince: instant('waiting_since')
      .notNull()
      .generatedAlwaysAs(
        sql`case when status <> 'RESOLVED' and (answered_at is null or answered_at < coalesce(asked_at, created_at)) then coalesce(asked_at, created_at) else 'infinity'::timestamptz end`,
      ),
  },
  (table) => [
    uniqueIndex('complaints_idempotency_key').on(table.complainantId, table.idempotencyKey),
    // A list merges one index range per status and side: complaints that a person filed, and complaints about them.
    index('complaints_filed_idx').on(table.complainantId, table.status, table.id.desc().nullsFirst()),
    index('complaints_about_idx').on(table.respondentId, table.status, table.id.desc().nullsFirst()),
    index('complaints_open_idx').on(table.createdAt).where(sql`${table.status} <> 'RESOLVED'`),
    index('complaints_order_idx').on(table.orderId),
    // For the desk: longest waiting first, by assignee, and by words of the title.
    index('complaints_waiting_idx').on(table.waitingSince, table.id),
    index('complaints_assignee_idx')
      .on(table.assigneeId, table.id)
      .where(sql`${table.assigneeId} is not null`),
    index('complaints_words_idx').using('gin', sql`to_tsvector('simple', ${table.title})`),
    check(
      'complaints_category_check',
      sql`${table.category} in ('product-quality','delivery','customer-service','billing','technical','other')`,
    ),
    check('complaints_priority_check', sql`${table.priority} in ('low','medium','high','urgent')`),
    check('complaints_status_check', sql`${table.status} in ('OPEN','IN_PROGRESS','RESOLVED')`),
    check(
      'complaints_resolved_check',
      sql`(${table.status} = 'RESOLVED') = (${table.resolvedAt} is not null)`,
    ),
    check('complaints_parties_check', sql`${table.complainantId} is distinct from ${table.respondentId}`),
    check('complaints_order_check', sql`${table.respondentId} is null or ${table.orderId} is not null`),
  ],
);

/** Messages after the complaint itself. */
export const complaintMessages = pgTable(
  'complaint_messages',
  {
    id: ownId(),
    complaintId: id('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    authorId: id('author_id')
      .notNull()
      .references(() => users.id),
    /** The side of the author. */
    side: text('side').notNull(),
    content: text('content').notNull(),
    idempotencyKey: text('idempotency_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('complaint_messages_thread_idx').on(table.complaintId, table.id),
    uniqueIndex('complaint_messages_idempotency_key').on(
      table.complaintId,
      table.authorId,
      table.idempotencyKey,
    ),
    check('complaint_messages_side_check', sql`${table.side} in ('COMPLAINANT','RESPONDENT','DESK')`),
  ],
);

/** Pictures of a complaint or of one of its messages. */
export const complaintPictures = pgTable(
  'complaint_pictures',
  {
    mediaId: id('media_id')
      .primaryKey()
      .references(() => media.id),
    complaintId: id('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    messageId: id('message_id').references(() => complaintMessages.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
  },
  (table) => [
    index('complaint_pictures_complaint_idx').on(table.complaintId, table.position),
    index('complaint_pictures_message_idx').on(table.messageId),
  ],
);

/** The status changes of a complaint, starting with its filing. */
export const complaintHistory = pgTable(
  'complaint_history',
  {
    id: ownId(),
    complaintId: id('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    actorId: id('actor_id')
      .notNull()
      .references(() => users.id),
    side: text('side').notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('complaint_history_complaint_idx').on(table.complaintId, table.id),
    check('complaint_history_side_check', sql`${table.side} in ('COMPLAINANT','RESPONDENT','DESK')`),
  ],
);
