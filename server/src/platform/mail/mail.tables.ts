import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/** Every mail the product writes, for thirty days. Without SMTP it stays here and the mailbox page shows it. */
export const mails = pgTable(
  'mails',
  {
    id: ownId(),
    recipient: text('recipient').notNull(),
    /** The account that had the address as the letter was written, or wanted to have it; anyone who deletes it takes its letters along. */
    ownerId: id('owner_id'),
    subject: text('subject').notNull(),
    /** Empty once it was sent or given up; a sentence instead of a code that has expired. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** A file for calendars (RFC 5545) that goes along; null in other letters, and once it was sent or given up. */
    calendar: text('calendar'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Of a letter with a code: after this it is not sent any more. */
    expiresAt: instant('expires_at'),
    /** Its reader's quiet hours end then; it waits until then. */
    notBefore: instant('not_before'),
    /** The kind of letters that its reader may switch off; null for what everybody gets. */
    kind: text('kind'),
    /** Where one click stops letters of its kind; null where nothing does. */
    unsubscribeUrl: text('unsubscribe_url'),
    sentAt: instant('sent_at'),
    /** It will not be sent: its code has expired, or no mail server took it for days. */
    givenUpAt: instant('given_up_at'),
  },
  (table) => [
    index('mails_recipient_idx').on(table.recipient, table.id),
    index('mails_owner_idx').on(table.ownerId).where(sql`${table.ownerId} is not null`),
    index('mails_created_idx').on(table.createdAt),
    index('mails_waiting_idx')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
  ],
);
