import type { BookDifference } from '#contracts/admin/books/books.rules.ts';
import { type CompareBooks, firstPaymentAt } from '#server/modules/payments/public.ts';
import type { Database } from '#server/platform/db/executor.ts';
import { settledAfter } from './audit-nightly.ts';
import { auditOrders } from './audit-orders.ts';

const day = 86_400_000;

interface Asked {
  db: Database;
  compareBooks: CompareBooks;
  now: Date;
  /** The start of the provider's period; undefined for everything. */
  since: Date | undefined;
  onProgress?: (sentence: string) => void;
}

/** Audits every order and all payments since the first one. Anything younger than an hour may still be in transit. */
export async function auditEverything(asked: Asked): Promise<BookDifference[]> {
  const { db, compareBooks, now, onProgress } = asked;
  const until = new Date(now.getTime() - settledAfter);
  const since = asked.since ?? (await firstPaymentAt(db)) ?? until;
  const found: BookDifference[] = [];
  for (let from = since.getTime(); from < until.getTime(); from += day) {
    const to = new Date(Math.min(from + day, until.getTime()));
    found.push(...(await compareBooks(new Date(from), to)));
    onProgress?.(`compared with the provider until ${to.toISOString().slice(0, 16)}Z`);
  }
  for (let after: number | null = 0; after !== null; ) {
    const batch: { reached: number | null; found: BookDifference[] } = await auditOrders(db, after, until);
    found.push(...batch.found);
    after = batch.reached;
  }
  return found;
}
