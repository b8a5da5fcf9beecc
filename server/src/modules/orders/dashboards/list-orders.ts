import type { OrderFilter, OrderSort } from '#contracts/orders/dashboards/order-lists.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { cutPage, idCursor } from '#server/platform/http/cursor.ts';
import { type ListedOrderRow, listOrders, type Selection, type Side } from './list-orders.queries.ts';

/** What a person asked for of their orders. */
export interface OrdersAsked {
  q: string;
  status?: OrderFilter | undefined;
  design?: number | undefined;
  sort: OrderSort;
}

interface Page extends OrdersAsked {
  locale: Locale;
  cursor?: string | undefined;
  limit: number;
}

interface Listed {
  rows: ListedOrderRow[];
  nextCursor: string | null;
}

/** A page of what a person has bought or sold. Throws INVALID_INPUT for a cursor that is none. */
export async function listMyOrders(
  executor: Executor,
  side: Side,
  viewerId: number,
  { cursor, limit, locale, ...asked }: Page,
): Promise<Listed> {
  const after = cursor ? idCursor.read(cursor).id : null;
  const selection = { ...selectionOf(side, viewerId, asked), locale, after, limit: limit + 1 };
  const { shown, nextCursor } = cutPage(await listOrders(executor, selection), limit, idCursor);
  return { rows: shown, nextCursor };
}

/** The same choice for a list and for the table that is made of it. */
export function selectionOf(
  side: Side,
  viewerId: number,
  { q, status, design, sort }: OrdersAsked,
): Omit<Selection, 'after' | 'limit' | 'locale'> {
  const words = q.toLowerCase();
  const [, year, number] = /^tb-(\d{4})-(?=\d{6})0*([1-9]\d{0,14})$/.exec(words) ?? [];
  return {
    side,
    viewerId,
    // All numbers begin with "TB-", which the words of orders leave out.
    words: words.replace(/^tb-(?=\d)/, ''),
    number: year === undefined || number === undefined ? null : { year, id: Number(number) },
    status: status ?? null,
    designId: design ?? null,
    oldestFirst: sort === 'oldest',
  };
}
