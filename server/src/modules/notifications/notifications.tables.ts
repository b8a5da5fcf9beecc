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
 * What a person was told: one row for each person and subject, made of parts and put into words when it is read.
 * News of a subject that was told before moves its row, so that an event which arrives twice makes no second one.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: ownId(),
    recipientId: id('recipient_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of `notificationKinds`, which says what is done with it. */
    type: text('type').$type<NotificationType>().notNull(),
    /** What its type says beside the things below that it is about. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    /** What it is about, such as `like:7` for the likes of design 7. */
    subject: text('subject').notNull(),
    /** Who did it, or the last of those who did. */
    senderId: id('sender_id').references(() => users.id, { onDelete: 'cascade' }),
    designId: id('design_id').references(() => designs.id, { onDelete: 'cascade' }),
    orderId: id('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** What the maker told of the making; once that is taken back, so is the news. */
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
    /** How many likes, messages or drafts it tells of; 0 while it is withdrawn. */
    count: integer('count').notNull().default(1),
    /** The messages it tells of, so that none is counted twice. */
    messageIds: bigint('message_ids', { mode: 'number' }).array().notNull().default([]),
    /** Likes up to here were read in an earlier round. */
    since: instant('since').notNull().default(sql`'-infinity'`),
    readAt: instant('read_at'),
    /** When browsers were last told of it. */
    announcedAt: instant('announced_at'),
    /** Of the newest thing it tells of. */
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

/** Whose like of a design its maker was told of, and when they first liked it: nobody rings a second time. */
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
