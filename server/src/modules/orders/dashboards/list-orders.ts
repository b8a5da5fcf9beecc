import type { OrderFilter, OrderSort } from '#contracts/orders/dashboards/order-lists.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { cutPage, idCursor } from '#server/platform/http/cursor.ts';
import { type ListedOrderRow, listOrders, type Selection, type Side } from './list-orders.queries.ts';

/** The filters that a person sets for their orders. */
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

/** A page of a person's purchases or sales. Throws INVALID_INPUT for an invalid cursor. */
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

/** The same selection serves the list and its export. */
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
    // All order numbers begin with "TB-", which the search index omits.
    words: words.replace(/^tb-(?=\d)/, ''),
    number: year === undefined || number === undefined ? null : { year, id: Number(number) },
    status: status ?? null,
    designId: design ?? null,
    oldestFirst: sort === 'oldest',
  };
}
