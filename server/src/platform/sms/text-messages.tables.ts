import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/** Every text message of the last thirty days. Without a gateway they stay here and the mailbox shows them. */
export const textMessages = pgTable(
  'text_messages',
  {
    id: ownId(),
    /** In E.164, "+919845011111". */
    recipient: text('recipient').notNull(),
    /** The account of the recipient. Deleting the account deletes the message. */
    ownerId: id('owner_id'),
    kind: text('kind').notNull(),
    /** Empty once sent or given up. */
    text: text('text').notNull(),
    /** Deduplication key of what the message is about; null for a code. */
    subject: text('subject').unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The message is not sent after this. */
    expiresAt: instant('expires_at').notNull(),
    /** The end of the reader's quiet hours; it is not sent before. */
    notBefore: instant('not_before'),
    sentAt: instant('sent_at'),
    /** When it was given up: it expired, was withdrawn, or the gateway refused it permanently. */
    givenUpAt: instant('given_up_at'),
  },
  (table) => [
    index('text_messages_recipient_idx').on(table.recipient, table.id),
    index('text_messages_owner_idx').on(table.ownerId).where(sql`${table.ownerId} is not null`),
    index('text_messages_created_idx').on(table.createdAt),
    index('text_messages_waiting_idx')
      .on(table.expiresAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
    check('text_messages_kind_check', sql`${table.kind} in ('CODE','ORDER','PAYMENT','MEETING')`),
  ],
);
