import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/** Every text message the product writes, for thirty days. Without a gateway it stays here and the mailbox shows it. */
export const textMessages = pgTable(
  'text_messages',
  {
    id: ownId(),
    /** In E.164, "+919845011111". */
    recipient: text('recipient').notNull(),
    /** Whose message it is; anyone who deletes their account takes it along. */
    ownerId: id('owner_id'),
    kind: text('kind').notNull(),
    /** Empty once it was sent or given up. */
    text: text('text').notNull(),
    /** What it tells of, once; null for a code. */
    subject: text('subject').unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** After this it is not sent any more. */
    expiresAt: instant('expires_at').notNull(),
    /** Its reader's quiet hours end then; it waits until then. */
    notBefore: instant('not_before'),
    sentAt: instant('sent_at'),
    /** It will not be sent: it has expired, or the gateway refused it for good. */
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
