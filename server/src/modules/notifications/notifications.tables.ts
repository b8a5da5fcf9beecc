import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { NotificationType } from '#contracts/notifications/kinds/kinds.ts';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { complaints } from '#server/modules/complaints/complaints.tables.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { enquiries } from '#server/modules/enquiries/enquiries.tables.ts';
import { meetings } from '#server/modules/meetings/meetings.tables.ts';
import { orders } from '#server/modules/orders/core/orders.tables.ts';
import { orderUpdates } from '#server/modules/orders/making/order-updates.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/**
 * One row per person and subject. Stored as data and put into words when read. Another event about the same subject
 * updates the row, so an event that arrives twice creates no second one.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: ownId(),
    recipientId: id('recipient_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A key of `notificationKinds`, which defines how it is handled. */
    type: text('type').$type<NotificationType>().notNull(),
    /** Data of the type that no column below holds. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    /** What the row is about, such as `like:7` for the likes of design 7. */
    subject: text('subject').notNull(),
    /** The person who acted, or the latest of them. */
    senderId: id('sender_id').references(() => users.id, { onDelete: 'cascade' }),
    designId: id('design_id').references(() => designs.id, { onDelete: 'cascade' }),
    orderId: id('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** An update of the making. Deleting it deletes the notification. */
    orderUpdateId: id('order_update_id').references(() => orderUpdates.id, {
      onDelete: 'cascade',
    }),
    enquiryId: id('enquiry_id').references(() => enquiries.id, {
      onDelete: 'cascade',
    }),
    meetingId: id('meeting_id').references(() => meetings.id, {
      onDelete: 'cascade',
    }),
    chatId: id('chat_id'),
    complaintId: id('complaint_id').references(() => complaints.id, {
      onDelete: 'cascade',
    }),
    /** Number of likes, messages or drafts in the row; 0 while it is hidden. */
    count: integer('count').notNull().default(1),
    /** Messages in the row, so that none is counted twice. */
    messageIds: bigint('message_ids', { mode: 'number' }).array().notNull().default([]),
    /** Likes up to this time were read in an earlier round. */
    since: instant('since').notNull().default(sql`'-infinity'`),
    readAt: instant('read_at'),
    /** When browsers were last told of the row. */
    announcedAt: instant('announced_at'),
    /** Time of the newest event in the row. */
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('notifications_subject_key').on(table.recipientId, table.subject),
    index('notifications_page_idx')
      .on(table.recipientId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.count} > 0`),
    index('notifications_unread_idx')
      .on(table.recipientId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.count} > 0 and ${table.readAt} is null`),
    index('notifications_sender_idx').on(table.senderId),
    index('notifications_design_idx').on(table.designId),
    index('notifications_order_idx').on(table.orderId),
    index('notifications_complaint_idx').on(table.complaintId).where(sql`${table.complaintId} is not null`),
    index('notifications_update_idx').on(table.orderUpdateId).where(sql`${table.orderUpdateId} is not null`),
    index('notifications_enquiry_idx').on(table.enquiryId).where(sql`${table.enquiryId} is not null`),
    index('notifications_meeting_idx').on(table.meetingId).where(sql`${table.meetingId} is not null`),
    check('notifications_count_check', sql`${table.count} >= 0`),
    check('notifications_sender_check', sql`${table.senderId} is distinct from ${table.recipientId}`),
  ],
);

/**
 * People whose like of a design was announced to its maker, with the time of their first like, so that none is
 * announced twice.
 */
export const notifiedLikes = pgTable(
  'told_likes',
  {
    notificationId: id('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    likedAt: instant('liked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.userId] }),
    index('told_likes_user_idx').on(table.userId),
  ],
);
