import type { OrderStatus } from '#contracts/orders/core/orders.states.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { TitleRow } from '#server/modules/designs/public.ts';
import { paidStatuses } from '#server/modules/payments/payments.tables.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { containing, hasTrigram } from '#server/platform/db/like-pattern.ts';
import { type Prepared, prepared } from '#server/platform/db/prepared.ts';
import {
  everCounted,
  finalIsPaid,
  isDisputed,
  isGivenBack,
  translatedTitleIn,
  waitsForBuyer,
  waitsForMaker,
} from '../order-conditions.queries.ts';
import { numberOfOrder } from '../search/order-words.queries.ts';

export type Side = 'purchases' | 'sales';

/** Which orders of the viewer, in which order, and from where on. */
export interface Selection {
  side: Side;
  viewerId: number;
  /** Lower case; '' for any. */
  words: string;
  /** Of an order that `words` names in full; null where they do not. The year is that of its placing in India. */
  number: { year: string; id: number } | null;
  status: OrderStatus | 'WAITING' | null;
  designId: number | null;
  oldestFirst: boolean;
  /** Of its reader; null reads titles as they were bought. */
  locale: Locale | null;
  /** The last order of the page before; null for the first page. */
  after: number | null;
  limit: number;
}

export interface ListedOrderRow {
  id: number;
  status: OrderStatus;
  isFinalPaid: boolean;
  isDisputed: boolean;
  totalPaise: number;
  createdAt: Date;
  personId: number;
  personName: string;
  personImageKey: string | null;
  items: (TitleRow & { designId: number; pictureKey: string | null; quantity: number })[];
}

export interface ExportedOrderRow {
  id: number;
  status: OrderStatus;
  createdAt: Date;
  personName: string;
  titles: string;
  pieces: number;
  subtotalPaise: number;
  taxPaise: number;
  totalPaise: number;
  advancePaise: number;
  advancePaidAt: Date | null;
  finalPaise: number;
  finalPaidAt: Date | null;
  givenBackPaise: number;
}

const newest = Number.MAX_SAFE_INTEGER;
const ownerOf = { purchases: 'buyer_id', sales: 'maker_id' } as const;
const personOf = { purchases: 'maker_id', sales: 'buyer_id' } as const;

const yearOfOrder = `to_char(o.created_at at time zone 'Asia/Kolkata', 'YYYY')`;

/** What of a selection decides how its statement is written. */
interface Shape {
  side: Side;
  order: 'newest' | 'oldest';
  status: 'any' | 'waiting' | 'status';
  design: 'any' | 'design';
  /** Words are looked for among the nearest orders one by one, and among all others by their index. */
  words: 'any' | 'number.year' | 'part-of-number' | 'words' | 'near.part-of-number' | 'near.words' | 'found';
}

type ShapeOf<Words> = Omit<Shape, 'words'> & { words: Words };

const every: { [Part in keyof Shape]: readonly Shape[Part][] } = {
  side: ['purchases', 'sales'],
  order: ['newest', 'oldest'],
  status: ['any', 'waiting', 'status'],
  design: ['any', 'design'],
  words: ['any', 'number.year', 'part-of-number', 'words', 'near.part-of-number', 'near.words', 'found'],
};

interface Given {
  viewerId: number;
  after: number;
  limit: number;
  status: string | null;
  designId: number | null;
  orderId: number | null;
  year: string | null;
  words: string;
  locale: Locale | null;
  /** For `like`. */
  pattern: string;
}

function shapeOf({ side, oldestFirst, status, designId, number, words }: Selection): Shape {
  return {
    side,
    order: oldestFirst ? 'oldest' : 'newest',
    status: status === null ? 'any' : status === 'WAITING' ? 'waiting' : 'status',
    design: designId === null ? 'any' : 'design',
    // Every number begins alike, so that without a digit none is meant.
    words:
      number !== null ? 'number.year' : words === '' ? 'any' : /\d/.test(words) ? 'part-of-number' : 'words',
  };
}

const nameOf = ({ side, order, status, design, words }: ShapeOf<string>) =>
  [side, order, status, design, words].filter((part) => part !== 'any').join('.');

const matchesWords = (side: Side) =>
  `exists (select from users u where u.id = o.${personOf[side]} and position($words in lower(u.name)) > 0)
        or exists (select from order_items i where i.order_id = o.id and position($words in lower(i.title)) > 0)`;

/** So many orders are looked at one by one: whatever a tenth of them have fills a page. */
const nearest = 500;
const wordsOf = { purchases: 'bought_words', sales: 'sold_words' } as const;

/** The chosen orders as `o`, found along the index of their side. Only what is asked for is looked at. */
function chosen({ side, order, status, design, words }: ShapeOf<Shape['words'] | 'nearest'>): string {
  const isNext = `${order === 'oldest' ? '>' : '<'} $after`;
  const direction = order === 'oldest' ? 'asc' : 'desc';
  const conditions = [`o.${ownerOf[side]} = $viewerId`, `o.id ${isNext}`];
  if (side === 'sales') conditions.push(everCounted);
  if (status === 'waiting') conditions.push(side === 'sales' ? waitsForMaker : waitsForBuyer);
  if (status === 'status') conditions.push('o.status = $status');
  if (words === 'number.year') conditions.push('o.id = $orderId', `${yearOfOrder} = $year`);
  const isNamed = {
    words: `(${matchesWords(side)})`,
    'part-of-number': `(position($words in ${numberOfOrder}) > 0 or ${matchesWords(side)})`,
  };
  if (words === 'words' || words === 'part-of-number') conditions.push(isNamed[words]);
  // Along the index of the design, where each of its orders may stand several times.
  const from =
    design === 'design'
      ? `(select distinct i.order_id from order_items i
            where i.design_id = $designId and i.order_id ${isNext} order by i.order_id ${direction}) d
         join orders o on o.id = d.order_id`
      : 'orders o';
  const all = `select o.* from ${from} where ${conditions.join(' and ')} order by o.id ${direction}`;
  if (words === 'near.words' || words === 'near.part-of-number') {
    const wanted = isNamed[words === 'near.words' ? 'words' : 'part-of-number'];
    return `select o.* from (${all} limit ${nearest}) o where ${wanted} order by o.id ${direction} limit $limit`;
  }
  if (words === 'nearest') return `${all} limit ${nearest}`;
  if (words !== 'found') return `${all} limit $limit`;
  // Sorted before they are looked up, so that no more are looked up than fill the page.
  return `with found as materialized (
            select w.order_id from order_words w
             where w.${ownerOf[side]} = $viewerId and w.${wordsOf[side]} like $pattern and w.order_id ${isNext})
          select o.* from (select order_id from found order by order_id ${direction}) f
           cross join lateral (select * from orders x where x.id = f.order_id offset 0) o
           where ${conditions.join(' and ')}${
             design === 'design'
               ? ' and exists (select from order_items i where i.order_id = o.id and i.design_id = $designId)'
               : ''
           } order by f.order_id ${direction} limit $limit`;
}

const shapes = every.side.flatMap((side) =>
  every.order.flatMap((order) =>
    every.status.flatMap((status) =>
      every.design.flatMap((design) => every.words.map((words) => ({ side, order, status, design, words }))),
    ),
  ),
);

/** How many of the nearest orders there are to look at, whatever their words. */
const countNearest = new Map(
  shapes
    .filter(({ words }) => words === 'any')
    .map((shape) => [
      nameOf(shape),
      prepared<{ count: number }, Pick<Given, 'viewerId' | 'after' | 'status' | 'designId'>>(
        `orders.nearest.${nameOf(shape)}`,
        `select count(*)::int as count from (${chosen({ ...shape, words: 'nearest' })}) o`,
      ),
    ]),
);

/** One statement for each shape of a question, named like it. */
function forEachShape<Row extends { id: number }>(
  make: (shape: Shape, name: string) => Prepared<Row, Given>,
) {
  const known = new Map(shapes.map((shape) => [nameOf(shape), make(shape, nameOf(shape))]));
  const ask = (executor: Executor, selection: Selection, shape: Shape): Promise<Row[]> =>
    theOne(known, shape)(executor, givenBy(selection));
  return async (executor: Executor, selection: Selection): Promise<Row[]> => {
    const shape = shapeOf(selection);
    if ((shape.words !== 'words' && shape.words !== 'part-of-number') || !hasTrigram(selection.words))
      return ask(executor, selection, shape);
    const near = await ask(executor, selection, { ...shape, words: `near.${shape.words}` });
    if (near.length >= selection.limit) return near;
    const [all] = await theOne(countNearest, { ...shape, words: 'any' })(executor, givenBy(selection));
    if (all && all.count < nearest) return near;
    const found = await ask(executor, selection, { ...shape, words: 'found' });
    const byId = new Map([...found, ...near].map((row) => [row.id, row]));
    return [...byId.values()]
      .sort((one, other) => (selection.oldestFirst ? one.id - other.id : other.id - one.id))
      .slice(0, selection.limit);
  };
}

function theOne<Statement>(known: ReadonlyMap<string, Statement>, shape: Shape): Statement {
  const statement = known.get(nameOf(shape));
  if (!statement) throw new Error('Orders are not chosen like that');
  return statement;
}

function givenBy(selection: Selection): Given {
  const { viewerId, oldestFirst, after, limit, status, designId, number, words, locale } = selection;
  return {
    viewerId,
    after: after ?? (oldestFirst ? 0 : newest),
    limit,
    status,
    designId,
    orderId: number?.id ?? null,
    year: number?.year ?? null,
    words,
    locale,
    pattern: containing(words),
  };
}

const hasItems = 'an order is written with its items';

const inOrder = ({ order }: Shape) => `order by o.id ${order === 'oldest' ? 'asc' : 'desc'}`;

export const listOrders = forEachShape((shape, name) =>
  prepared<ListedOrderRow, Given>(
    `orders.list.${name}`,
    `
  select o.id, o.status, ${finalIsPaid} as "isFinalPaid", ${isDisputed} as "isDisputed",
         o.total_paise as "totalPaise", o.created_at as "createdAt",
         u.id as "personId", u.name as "personName", p.profile_image_key as "personImageKey", i.items
    from (${chosen(shape)}) o
    join users u on u.id = o.${personOf[shape.side]} left join profiles p on p.user_id = u.id
    cross join lateral (
      select json_agg(json_build_object('designId', i.design_id, 'title', i.title, 'language', d.language,
                                        'translatedTitle', ${translatedTitleIn('$locale')},
                                        'pictureKey', i.picture_key, 'quantity', i.quantity) order by i.id) as items
        from order_items i join designs d on d.id = i.design_id where i.order_id = o.id) i
   ${inOrder(shape)}`,
    { items: hasItems },
  ),
);

const paidAt = (purpose: 'ADVANCE' | 'FINAL') => `(select p.authorized_at from payments p
  where p.order_id = o.id and p.purpose = '${purpose}' and p.status in ${paidStatuses})`;

export const exportOrders = forEachShape((shape, name) =>
  prepared<ExportedOrderRow, Given>(
    `orders.export.${name}`,
    `
  select o.id, o.status, o.created_at as "createdAt", u.name as "personName", i.titles, i.pieces,
         o.subtotal_paise as "subtotalPaise", o.tax_paise as "taxPaise", o.total_paise as "totalPaise",
         o.advance_paise as "advancePaise", ${paidAt('ADVANCE')} as "advancePaidAt",
         o.final_paise as "finalPaise", ${paidAt('FINAL')} as "finalPaidAt",
         coalesce((select sum(r.amount_paise) from payments p join refunds r on r.payment_id = p.id
                    where p.order_id = o.id and ${isGivenBack}), 0)::bigint as "givenBackPaise"
    from (${chosen(shape)}) o
    join users u on u.id = o.${personOf[shape.side]}
    cross join lateral (select string_agg(title, '; ' order by id) as titles, sum(quantity)::int as pieces
                          from order_items where order_id = o.id) i
   ${inOrder(shape)}`,
    { titles: hasItems, pieces: hasItems },
  ),
);
