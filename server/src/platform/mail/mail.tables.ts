import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Every mail the product writes. Without SMTP it stays here and the mailbox page shows it. */
export const mails = pgTable(
  'mails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [index('mails_recipient_idx').on(table.recipient, table.id)],
);
