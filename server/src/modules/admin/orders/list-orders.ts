import { adminPageSize } from '#contracts/admin/admin-fields.ts';
import type { ListedOrder, listOrders } from '#contracts/admin/orders/orders.contract.ts';
import type { DeskSort } from '#contracts/admin/orders/orders.rules.ts';
import { toRupees } from '#contracts/money/money.ts';
import { orderNumber } from '#contracts/orders/core/order-number.ts';
import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { ParsedOf } from '#contracts/platform/endpoint.ts';
import { readNumberOfOurs } from '#contracts/platform/text/typed-numbers.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { containing, hasTrigram } from '#server/platform/db/like-pattern.ts';
import { cutPage, idCursor } from '#server/platform/http/cursor.ts';
import { pictureUrl } from '#server/platform/media/media-url.ts';
import type { Services } from '#server/platform/services.ts';
import { firstItemsOf, type ListedRow, orderLists } from './orders.queries.ts';

type Asked = ParsedOf<typeof listOrders>['query'];

/** A page of all orders. Throws INVALID_INPUT for an unknown cursor. */
export async function loadOrders(
  { db, env }: Pick<Services, 'db' | 'env'>,
  asked: Asked,
): Promise<{ orders: ListedOrder[]; nextCursor: string | null }> {
  const rows = await readOrders(db, asked);
  const { shown, nextCursor } = cutPage(rows, adminPageSize, idCursor);
  const items = await firstItemsOf(db, [shown.map(({ id }) => id)]);
  const designs = new Map(
    items.map(({ orderId, title, pictureKey, others }) => {
      const image = pictureKey === null ? null : pictureUrl(env.MEDIA_URL, pictureKey);
      return [orderId, { title, image, others }];
    }),
  );
  const none = { title: '', image: null, others: 0 };
  return { orders: shown.map((row) => presentListed(row, designs.get(row.id) ?? none)), nextCursor };
}

async function readOrders(executor: Executor, { q, waiting, cursor, sort, ...asked }: Asked) {
  const status = asked.status ?? null;
  const [buyerId, makerId] = [asked.buyerId ?? null, asked.makerId ?? null];
  const lists = orderLists[sort];
  const page = { ...boundsFrom(cursor, sort), limit: adminPageSize + 1 };
  const id = readNumberOfOurs('TB', q);
  const isWanted = (row: ListedRow) =>
    (waiting !== 'desk' || row.waitsForDesk) &&
    (waiting !== 'bank' || row.isDisputed) &&
    (waiting !== 'banned' || row.isStranded) &&
    (waiting !== 'nobody' || row.idleReason !== null) &&
    (buyerId === null || row.buyerId === buyerId) &&
    (makerId === null || row.makerId === makerId);
  if (id !== null) return (await lists.ofNumber(executor, { ...page, id, status })).filter(isWanted);
  // The orders that wait for the desk are few, so all are read.
  if (waiting === 'desk') {
    return (await lists.waiting(executor, { ...page, status })).filter(
      (row) => isNamed(row, q) && isWanted(row),
    );
  }
  if (waiting !== undefined) {
    const queues = { bank: lists.disputed, banned: lists.stranded, nobody: lists.idle };
    return queues[waiting](executor, { ...page, q, status, buyerId, makerId });
  }
  const personId = buyerId ?? makerId;
  if (personId !== null) {
    const side = buyerId === null ? 'maker' : 'buyer';
    return readOrdersOfPerson(executor, { ...page, personId, q, status, side, sort });
  }
  if (q !== '' && status !== null) return lists.ofPeopleAt(executor, { ...page, q, status });
  if (q !== '') return lists.ofPeople(executor, { ...page, q });
  return status === null ? lists.all(executor, page) : lists.at(executor, { ...page, status });
}

interface AskedOfPerson {
  personId: number;
  side: 'buyer' | 'maker';
  q: string;
  status: OrderStatus | null;
  afterId: number;
  beforeId: number;
  limit: number;
  sort: DeskSort;
}

/** One person's orders, filtered by a name of either side if `q` is not empty. */
async function readOrdersOfPerson(executor: Executor, asked: AskedOfPerson): Promise<ListedRow[]> {
  const { side, status, sort, q, limit } = asked;
  const lists = orderLists[sort];
  const isBuyer = side === 'buyer';
  if (q === '' && status === null) return (isBuyer ? lists.ofBuyer : lists.ofMaker)(executor, asked);
  if (q === '' && status !== null)
    return (isBuyer ? lists.ofBuyerAt : lists.ofMakerAt)(executor, { ...asked, status });
  const named = isBuyer ? lists.ofBuyerNamed : lists.ofMakerNamed;
  if (!hasTrigram(q)) return named.oneByOne(executor, asked);
  const near =
    status === null ? await named.near(executor, asked) : await named.nearAt(executor, { ...asked, status });
  if (near.length >= limit) return near;
  // By the other side's name; if the person's own name matches, the nearest orders already filled the page.
  const found = await named.found(executor, { ...asked, pattern: containing(q.toLowerCase()) });
  const byId = new Map([...found, ...near].map((row) => [row.id, row]));
  return [...byId.values()]
    .sort((one, other) => (sort === 'newest' ? other.id - one.id : one.id - other.id))
    .slice(0, limit);
}

/** The ids between which the page lies. */
function boundsFrom(cursor: string | undefined, sort: DeskSort): { afterId: number; beforeId: number } {
  const all = { afterId: 0, beforeId: Number.MAX_SAFE_INTEGER };
  if (cursor === undefined) return all;
  const { id } = idCursor.read(cursor);
  return sort === 'newest' ? { ...all, beforeId: id } : { ...all, afterId: id };
}

function isNamed({ buyerName, makerName }: ListedRow, q: string): boolean {
  const names = `${buyerName}\n${makerName}`.toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => names.includes(word));
}

function presentListed(row: ListedRow, design: ListedOrder['design']): ListedOrder {
  const { id, status, createdAt, waitsForDesk, isDisputed, isStranded } = row;
  return {
    id,
    orderNumber: orderNumber(id, createdAt),
    status,
    createdAt: createdAt.toISOString(),
    buyer: { id: row.buyerId, name: row.buyerName },
    maker: { id: row.makerId, name: row.makerName },
    design,
    total: toRupees(row.totalPaise),
    waitsForDesk,
    isDisputed,
    isStranded,
    idle:
      row.idleReason === null || row.idleSince === null
        ? null
        : { reason: row.idleReason, since: row.idleSince.toISOString() },
    finalPaid: row.isFinalPaid,
  };
}
