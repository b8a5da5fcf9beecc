import { adminPageSize } from '#contracts/admin/admin-fields.ts';
import type { ListedOrder, listOrders } from '#contracts/admin/orders/orders.contract.ts';
import type { DeskSort } from '#contracts/admin/orders/orders.rules.ts';
import { toRupees } from '#contracts/money/money.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { cutPage, idCursor } from '#server/platform/http/cursor.ts';
import { type ListedRow, orderLists } from './orders.queries.ts';

type Asked = ParsedOf<typeof listOrders>['query'];

/** A page of all orders. Throws INVALID_INPUT for an unknown cursor. */
export async function loadOrders(
  executor: Executor,
  asked: Asked,
): Promise<{ orders: ListedOrder[]; nextCursor: string | null }> {
  const rows = await readOrders(executor, asked);
  const { shown, nextCursor } = cutPage(rows, adminPageSize, idCursor);
  return { orders: shown.map(presentListed), nextCursor };
}

async function readOrders(executor: Executor, { q, waiting, cursor, sort, ...asked }: Asked) {
  const status = asked.status ?? null;
  const [buyerId, makerId] = [asked.buyerId ?? null, asked.makerId ?? null];
  const lists = orderLists[sort];
  const page = { ...boundsFrom(cursor, sort), limit: adminPageSize + 1 };
  const id = numberIn(q);
  const isWanted = (row: ListedRow) =>
    (waiting !== 'desk' || row.waitsForDesk) &&
    (waiting !== 'banned' || row.isStranded) &&
    (buyerId === null || row.buyerId === buyerId) &&
    (makerId === null || row.makerId === makerId);
  if (id !== null) return (await lists.ofNumber(executor, { ...page, id, status })).filter(isWanted);
  // What waits for the desk is read whole: never more than a few.
  if (waiting === 'desk') {
    return (await lists.waiting(executor, { ...page, status })).filter(
      (row) => isNamed(row, q) && isWanted(row),
    );
  }
  if (waiting === 'banned') return lists.stranded(executor, { ...page, q, status, buyerId, makerId });
  if (status !== null && q === '' && makerId === null && buyerId !== null)
    return lists.ofBuyerAt(executor, { ...page, personId: buyerId, status });
  if (status !== null && q === '' && buyerId === null && makerId !== null)
    return lists.ofMakerAt(executor, { ...page, personId: makerId, status });
  if (buyerId !== null) return lists.ofBuyer(executor, { ...page, personId: buyerId, q, status });
  if (makerId !== null) return lists.ofMaker(executor, { ...page, personId: makerId, q, status });
  if (q !== '' && status !== null) return lists.ofPeopleAt(executor, { ...page, q, status });
  if (q !== '') return lists.ofPeople(executor, { ...page, q });
  return status === null ? lists.all(executor, page) : lists.at(executor, { ...page, status });
}

/** Between which ids the page lies. */
function boundsFrom(cursor: string | undefined, sort: DeskSort): { afterId: number; beforeId: number } {
  const all = { afterId: 0, beforeId: Number.MAX_SAFE_INTEGER };
  if (cursor === undefined) return all;
  const { id } = idCursor.read(cursor);
  return sort === 'newest' ? { ...all, beforeId: id } : { ...all, afterId: id };
}

/** The id in "TB-2026-000123" or "123"; null in other words. */
function numberIn(q: string): number | null {
  const [, digits] = /^(?:TB-\d{4}-)?#?0*([1-9]\d{0,14})$/i.exec(q) ?? [];
  return digits === undefined ? null : Number(digits);
}

function isNamed({ buyerName, makerName }: ListedRow, q: string): boolean {
  const names = `${buyerName}\n${makerName}`.toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => names.includes(word));
}

function presentListed({
  id,
  status,
  createdAt,
  totalPaise,
  waitsForDesk,
  isStranded,
  ...row
}: ListedRow): ListedOrder {
  return {
    id,
    orderNumber: orderNumber(id, createdAt),
    status,
    createdAt: createdAt.toISOString(),
    buyer: { id: row.buyerId, name: row.buyerName },
    maker: { id: row.makerId, name: row.makerName },
    total: toRupees(totalPaise),
    waitsForDesk,
    isStranded,
  };
}
