import type { OrderStatus } from '#contracts/orders/orders.states.ts';
import type { Executor } from '../../platform/db/executor.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { everCounted, finalIsPaid, isGivenBack, waitsForBuyer, waitsForMaker } from './orders.conditions.ts';

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
  /** The last order of the page before; null for the first page. */
  after: number | null;
  limit: number;
}

export interface ListedOrderRow {
  id: number;
  status: OrderStatus;
  isFinalPaid: boolean;
  totalPaise: number;
  createdAt: Date;
  personId: number;
  personName: string;
  personImageKey: string | null;
  items: { designId: number; title: string; pictureKey: string | null; quantity: number }[];
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
const numberOfOrder = `'tb-' || ${yearOfOrder} || '-'
                       || lpad(o.id::text, greatest(6, length(o.id::text)), '0')`;

type Values = (number | string)[];

/** The chosen orders as `o`, found along the index of their side. Only what is asked for is looked at. */
function chosen(selection: Selection): { text: string; values: Values; shape: string } {
  const { side, viewerId, words, number, status, designId, oldestFirst, after, limit } = selection;
  const values: Values = [viewerId, after ?? (oldestFirst ? 0 : newest), limit];
  const conditions = [`o.${ownerOf[side]} = $1`, `o.id ${oldestFirst ? '>' : '<'} $2`];
  const shape: string[] = [side, oldestFirst ? 'oldest' : 'newest'];
  const demand = (name: string, value: number | string, condition: (parameter: string) => string) => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
    shape.push(name);
  };
  if (side === 'sales') conditions.push(everCounted);
  if (status === 'WAITING') {
    conditions.push(side === 'sales' ? waitsForMaker : waitsForBuyer);
    shape.push('waiting');
  } else if (status !== null) demand('status', status, (parameter) => `o.status = ${parameter}`);
  if (designId !== null) {
    demand(
      'design',
      designId,
      (parameter) =>
        `exists (select from order_items i where i.order_id = o.id and i.design_id = ${parameter})`,
    );
  }
  if (number !== null) {
    demand('number', number.id, (parameter) => `o.id = ${parameter}`);
    demand('year', number.year, (parameter) => `${yearOfOrder} = ${parameter}`);
  } else if (words !== '') {
    // Every number begins alike, so that without a digit none is meant.
    const isOfNumber = /\d/.test(words);
    demand(
      isOfNumber ? 'part-of-number' : 'words',
      words,
      (
        parameter,
      ) => `(${isOfNumber ? `position(${parameter} in ${numberOfOrder}) > 0 or ` : ''}exists (select from users u where u.id = o.${personOf[side]} and position(${parameter} in lower(u.name)) > 0)
        or exists (select from order_items i where i.order_id = o.id and position(${parameter} in lower(i.title)) > 0))`,
    );
  }
  const text = `select o.* from orders o where ${conditions.join(' and ')}
                 order by o.id ${oldestFirst ? 'asc' : 'desc'} limit $3`;
  return { text, values, shape: shape.join('.') };
}

type Statement<Row extends object> = ReturnType<typeof prepared<Row>>;

/** One statement for each shape of a question, named like it. There are a few dozen. */
function makeShaped<Row extends object>(
  name: string,
  write: (orders: string, selection: Selection) => string,
) {
  const known = new Map<string, Statement<Row>>();
  return (executor: Executor, selection: Selection): Promise<Row[]> => {
    const { text, values, shape } = chosen(selection);
    let statement = known.get(shape);
    if (statement === undefined) {
      statement = prepared<Row>(`${name}.${shape}`, write(text, selection));
      known.set(shape, statement);
    }
    return statement(executor, values);
  };
}

const inOrder = ({ oldestFirst }: Selection) => `order by o.id ${oldestFirst ? 'asc' : 'desc'}`;

export const listOrders = makeShaped<ListedOrderRow>(
  'orders.list',
  (orders, selection) => `
  select o.id, o.status, ${finalIsPaid} as "isFinalPaid", o.total_paise as "totalPaise", o.created_at as "createdAt",
         u.id as "personId", u.name as "personName", p.profile_image_key as "personImageKey", i.items
    from (${orders}) o
    join users u on u.id = o.${personOf[selection.side]} left join profiles p on p.user_id = u.id
    cross join lateral (
      select json_agg(json_build_object('designId', design_id, 'title', title, 'pictureKey', picture_key,
                                        'quantity', quantity) order by id) as items
        from order_items where order_id = o.id) i
   ${inOrder(selection)}`,
);

const paidAt = (purpose: 'ADVANCE' | 'FINAL') => `(select p.authorized_at from payments p
  where p.order_id = o.id and p.purpose = '${purpose}' and p.status in ('AUTHORIZED', 'CAPTURED', 'REFUNDED'))`;

export const exportOrders = makeShaped<ExportedOrderRow>(
  'orders.export',
  (orders, selection) => `
  select o.id, o.status, o.created_at as "createdAt", u.name as "personName", i.titles, i.pieces,
         o.subtotal_paise as "subtotalPaise", o.tax_paise as "taxPaise", o.total_paise as "totalPaise",
         o.advance_paise as "advancePaise", ${paidAt('ADVANCE')} as "advancePaidAt",
         o.final_paise as "finalPaise", ${paidAt('FINAL')} as "finalPaidAt",
         coalesce((select sum(r.amount_paise) from payments p join refunds r on r.payment_id = p.id
                    where p.order_id = o.id and ${isGivenBack}), 0)::bigint as "givenBackPaise"
    from (${orders}) o
    join users u on u.id = o.${personOf[selection.side]}
    cross join lateral (select string_agg(title, '; ' order by id) as titles, sum(quantity)::int as pieces
                          from order_items where order_id = o.id) i
   ${inOrder(selection)}`,
);
