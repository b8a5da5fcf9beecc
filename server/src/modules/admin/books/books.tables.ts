import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bookDifferenceKinds, bookSubjects } from '#contracts/admin/books/books.rules.ts';
import { id, instant, ownId } from '#server/platform/db/columns.ts';

/** One audit of the books per night, with its progress, so that an interrupted one can continue. */
export const bookAudits = pgTable(
  'book_audits',
  {
    id: ownId(),
    /** The day in India on whose morning the night ends. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The period for which the provider is asked. */
    since: instant('since').notNull(),
    until: instant('until').notNull(),
    /** Everything earlier has been compared with the provider. */
    reached: instant('reached').notNull(),
    /** The last order whose sums and documents were checked. */
    reachedOrder: id('reached_order').notNull().default(0),
    /** Last sign of life of the process that works on it; outdated if that process died. */
    workedAt: instant('worked_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('book_audits_day_key').on(table.day),
    index('book_audits_finished_idx').on(table.finishedAt).where(sql`${table.finishedAt} is not null`),
  ],
);

const oneOf = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(','));

/** A difference that an audit found. */
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
    /** No foreign key: the order may not exist. */
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
