import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '#server/modules/accounts/accounts.tables.ts';
import { designs } from '#server/modules/designs/designs.tables.ts';
import { quotes } from '#server/modules/quotes/quotes.tables.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';
import { media } from '#server/platform/media/media.tables.ts';

const person = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => users.id);

/** One per pair of people, created with its first message. Its row lock puts messages in order. */
export const chats = pgTable(
  'chats',
  {
    id: ownId(),
    lowId: person('low_id'),
    highId: person('high_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('chats_pair_key').on(table.lowId, table.highId),
    check('chats_pair_check', sql`${table.lowId} < ${table.highId}`),
  ],
);

/** The state of a chat for one of its two people. `last_message_id` sorts their inbox. */
export const chatMembers = pgTable(
  'chat_members',
  {
    chatId: id('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    userId: person('user_id'),
    partnerId: person('partner_id'),
    lastMessageId: id('last_message_id').notNull().default(0),
    lastReadId: id('last_read_id').notNull().default(0),
    unreadCount: integer('unread_count').notNull().default(0),
    /** Whether this person has written in it. Presence is shared only once both have. */
    hasWritten: boolean('has_written').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.userId] }),
    index('chat_members_inbox_idx').on(table.userId, table.lastMessageId.desc().nullsFirst()),
    index('chat_members_unread_idx').on(table.userId).where(sql`${table.unreadCount} > 0`),
    check('chat_members_unread_check', sql`${table.unreadCount} >= 0`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: ownId(),
    chatId: id('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    senderId: person('sender_id'),
    content: text('content').notNull(),
    /** Chosen by the client, so that a repeated request does not create a second message. */
    nonce: text('nonce'),
    designId: id('design_id').references(() => designs.id),
    /** The quote that the message sends, and its revision. */
    quoteId: id('quote_id').references(() => quotes.id),
    quoteRevision: smallint('quote_revision'),
    /** A voice message has no text and no pictures. */
    voiceId: id('voice_id').references(() => media.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('messages_chat_idx').on(table.chatId, table.id.desc().nullsFirst()),
    uniqueIndex('messages_voice_key').on(table.voiceId).where(sql`${table.voiceId} is not null`),
    index('messages_quote_idx').on(table.quoteId).where(sql`${table.quoteId} is not null`),
    uniqueIndex('messages_nonce_key').on(table.senderId, table.nonce).where(sql`${table.nonce} is not null`),
  ],
);

export const messagePictures = pgTable(
  'message_pictures',
  {
    messageId: id('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    mediaId: id('media_id')
      .notNull()
      .unique()
      .references(() => media.id),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.position] })],
);

/** While a block exists, neither of the two can write to the other. */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: person('blocker_id'),
    blockedId: person('blocked_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('blocks_list_idx').on(
      table.blockerId,
      table.createdAt.desc().nullsFirst(),
      table.blockedId.desc().nullsFirst(),
    ),
    index('blocks_blocked_idx').on(table.blockedId),
    check('blocks_check', sql`${table.blockerId} <> ${table.blockedId}`),
  ],
);

/** When a person's last tab was closed. */
export const lastSeen = pgTable('last_seen', {
  userId: id('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seenAt: instant('seen_at').notNull(),
});
