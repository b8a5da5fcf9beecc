import type { Executor } from '../../platform/db/executor.ts';
import { invalidInput } from '../../platform/http/app-error.ts';
import { type ListedOrderRow, listPurchases, listSales } from './list-orders.queries.ts';

interface Page {
  cursor?: string | undefined;
  limit: number;
}

interface Listed {
  rows: ListedOrderRow[];
  nextCursor: string | null;
}

const newest = Number.MAX_SAFE_INTEGER;

/** What somebody has bought, newest first. */
export function listMyPurchases(executor: Executor, buyerId: number, page: Page): Promise<Listed> {
  return list(listPurchases, executor, buyerId, page);
}

/** What somebody has sold, newest first. */
export function listMySales(executor: Executor, makerId: number, page: Page): Promise<Listed> {
  return list(listSales, executor, makerId, page);
}

async function list(
  query: typeof listPurchases,
  executor: Executor,
  userId: number,
  { cursor, limit }: Page,
): Promise<Listed> {
  const found = await query(executor, [userId, readCursor(cursor), limit + 1]);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > limit && last ? String(last.id) : null };
}

/** A cursor is the id of the last order that was shown. */
function readCursor(cursor: string | undefined): number {
  if (cursor === undefined || cursor === '') return newest;
  if (!/^[1-9]\d{0,15}$/.test(cursor))
    throw invalidInput({ cursor: 'This page of the list could not be found.' });
  return Math.min(Number(cursor), newest);
}
