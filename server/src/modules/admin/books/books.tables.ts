import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bookDifferenceKinds, bookSubjects } from '#contracts/admin/books/books.rules.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/** One audit of the books each night, and how far it has come: one that broke off goes on there. */
export const bookAudits = pgTable(
  'book_audits',
  {
    id: ownId(),
    /** Of India; the night before its morning. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Of the time of which the provider is asked. */
    since: instant('since').notNull(),
    until: instant('until').notNull(),
    /** Everything before it was compared with the provider. */
    reached: instant('reached').notNull(),
    /** The last order whose sums and documents were looked at. */
    reachedOrder: id('reached_order').notNull().default(0),
    /** While a process works at it; old where that one has died. */
    workedAt: instant('worked_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('book_audits_day_key').on(table.day),
    index('book_audits_finished_idx').on(table.finishedAt).where(sql`${table.finishedAt} is not null`),
  ],
);

const oneOf = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(','));

/** What an audit found. */
export const bookDifferences = pgTable(
  'book_differences',
  {
    id: ownId(),
    auditId: id('audit_id')
      .notNull()
      .references(() => bookAudits.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    reference: text('reference').notNull(),
    /** Without a foreign key: there may be no such order. */
    orderId: id('order_id'),
    ours: text('ours').notNull(),
    theirs: text('theirs').notNull(),
  },
  (table) => [
    index('book_differences_audit_idx').on(table.auditId, table.id),
    check('book_differences_kind_check', sql`${table.kind} in (${oneOf(bookDifferenceKinds)})`),
    check('book_differences_subject_check', sql`${table.subject} in (${oneOf(bookSubjects)})`),
  ],
);
