import type { OrderFilter, OrderSort } from '#contracts/orders/order-lists.contract.ts';
import type { Executor } from '../../platform/db/executor.ts';
import { invalidInput } from '../../platform/http/app-error.ts';
import { type ListedOrderRow, listOrders, type Selection, type Side } from './list-orders.queries.ts';

/** What somebody asked for of their orders. */
export interface OrdersAsked {
  q: string;
  status?: OrderFilter | undefined;
  design?: number | undefined;
  sort: OrderSort;
}

interface Page extends OrdersAsked {
  cursor?: string | undefined;
  limit: number;
}

interface Listed {
  rows: ListedOrderRow[];
  nextCursor: string | null;
}

/** A page of what somebody has bought or sold. A cursor is the id of the last order that was shown. */
export async function listMyOrders(
  executor: Executor,
  side: Side,
  viewerId: number,
  { cursor, limit, ...asked }: Page,
): Promise<Listed> {
  const selection = { ...selectionOf(side, viewerId, asked), after: readCursor(cursor), limit: limit + 1 };
  const found = await listOrders(executor, selection);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > limit && last ? String(last.id) : null };
}

/** The same choice for a list and for the table that is made of it. */
export function selectionOf(
  side: Side,
  viewerId: number,
  { q, status, design, sort }: OrdersAsked,
): Omit<Selection, 'after' | 'limit'> {
  const words = q.toLowerCase();
  const [, year, number] = /^tb-(\d{4})-0*([1-9]\d{0,14})$/.exec(words) ?? [];
  return {
    side,
    viewerId,
    words,
    number: year === undefined || number === undefined ? null : { year, id: Number(number) },
    status: status ?? null,
    designId: design ?? null,
    oldestFirst: sort === 'oldest',
  };
}

function readCursor(cursor: string | undefined): number | null {
  if (cursor === undefined || cursor === '') return null;
  if (!/^[1-9]\d{0,15}$/.test(cursor))
    throw invalidInput({ cursor: 'This page of the list could not be found.' });
  return Math.min(Number(cursor), Number.MAX_SAFE_INTEGER);
}
