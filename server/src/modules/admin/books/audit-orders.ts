import type { BookDifference } from '#contracts/admin/books/books.rules.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { documentsAstray, endOfBatch, ordersOutOfSum } from './order-books.queries.ts';

const batchSize = 2000;

interface Audited {
  /** The last order checked; null if there were none left. */
  reached: number | null;
  found: BookDifference[];
}

/**
 * Checks the sums and documents of the next batch of orders after `after`. Money that moved after `before` may still
 * lack its document.
 */
export async function auditOrders(executor: Executor, after: number, before: Date): Promise<Audited> {
  const [batch] = await endOfBatch(executor, [after, batchSize]);
  const upTo = batch?.upTo ?? null;
  if (upTo === null) return { reached: null, found: [] };
  const sums = await ordersOutOfSum(executor, { after, upTo });
  const astray = await documentsAstray(executor, { after, upTo, before });
  return { reached: upTo, found: [...sums, ...astray] };
}
