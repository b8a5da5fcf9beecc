import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/** Every email of the last thirty days. Without SMTP they stay here and the mailbox page shows them. */
export const mails = pgTable(
  'mails',
  {
    id: ownId(),
    recipient: text('recipient').notNull(),
    /**
     * The account that had the address when the email was written, or that wants to use it. Deleting the account
     * deletes the email.
     */
    ownerId: id('owner_id'),
    subject: text('subject').notNull(),
    /** Empty once sent or given up. After a code has expired, a sentence that says so. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** An attached calendar file (RFC 5545); null without one, and once the email was sent or given up. */
    calendar: text('calendar'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** For an email with a code: it is not sent after this. */
    expiresAt: instant('expires_at'),
    /** The end of the reader's quiet hours; it is not sent before. */
    notBefore: instant('not_before'),
    /** The kind of email, if its reader can switch it off; null for emails that everyone gets. */
    kind: text('kind'),
    /** One-click unsubscribe URL; null if the email cannot be unsubscribed from. */
    unsubscribeUrl: text('unsubscribe_url'),
    sentAt: instant('sent_at'),
    /** When it was given up, because its code expired, it was withdrawn, or no mail server accepted it for days. */
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
