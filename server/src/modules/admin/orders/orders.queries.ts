import { type DeskHold, type DeskSort, longSuspensionDays } from '#contracts/admin/orders/orders.rules.ts';
import { hasEnded, type OrderStatus, orderStatuses } from '#contracts/orders/core/orders.states.ts';
import type { IdleReason } from '#contracts/orders/due/idle-orders.ts';
import {
  finalIsPaid,
  isDisputed,
  isStillIdle,
  paymentHold,
  waitsForBuyer,
  waitsForMaker,
} from '#server/modules/orders/public.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface ListedRow {
  id: number;
  status: OrderStatus;
  createdAt: Date;
  totalPaise: number;
  buyerId: number;
  buyerName: string;
  makerId: number;
  makerName: string;
  waitsForDesk: boolean;
  isDisputed: boolean;
  isFinalPaid: boolean;
  isStranded: boolean;
  /** Null for an order that waits for somebody. */
  idleReason: IdleReason | null;
  idleSince: Date | null;
}

interface Page {
  /** Only orders between these two ids. */
  afterId: number;
  beforeId: number;
  limit: number;
}

type Asked<More> = { [Name in keyof (Page & More)]: (Page & More)[Name] };

const orNull = `($status::text is null or o.status = $status)`;

/**
 * SQL condition on a person: banned, or suspended for long, so they cannot do their part of an order. Accounts with
 * open orders cannot be deleted.
 */
const cannotAct = (person: string) => `(${person}.status = 'BANNED' or ${person}.suspension_reason is not null
        and (${person}.suspended_until is null
          or ${person}.suspended_until > now() + interval '${longSuspensionDays} days'))`;

const endings = orderStatuses.filter((status) => hasEnded(status)).map((status) => `'${status}'`);
/** Matches the condition of orders_open_buyer_idx and orders_open_maker_idx. */
const isOpen = (order: string) => `${order}.status not in (${endings})`;

export const countStranded = prepared<{ count: number }, []>(
  'admin.count-stranded-orders',
  `with people as materialized (select u.id from users u where ${cannotAct('u')})
   select count(distinct s.id)::int as count from people p cross join lateral (
     select x.id from orders x where x.buyer_id = p.id and ${isOpen('x')}
      union all
     select y.id from orders y where y.maker_id = p.id and ${isOpen('y')}) s`,
);

/** How many of a person's nearest orders are checked one by one. */
const nearest = 500;
const wordsOf = { buyer: 'bought_words', maker: 'sold_words' } as const;

type Side = 'buyer' | 'maker';

interface OfPerson {
  personId: number;
}

/** Filtered by words of a name. */
interface Named extends OfPerson {
  q: string;
}

interface Queued {
  q: string;
  status: string | null;
  buyerId: number | null;
  makerId: number | null;
}

/** Each list has its own statement, so that each uses its own index, in either direction. */
function listsFrom(sort: DeskSort) {
  const inOrder = `order by o.id ${sort === 'newest' ? 'desc' : 'asc'}`;
  const isBetween = 'o.id < $beforeId and o.id > $afterId';
  const columns = `select o.id, o.status, o.created_at as "createdAt", o.total_paise as "totalPaise", o.buyer_id as "buyerId",
            b.name as "buyerName", o.maker_id as "makerId", m.name as "makerName",
            exists (select from cancellation_requests w where w.order_id = o.id and w.status = 'OVERDUE') as "waitsForDesk",
            ${isDisputed} as "isDisputed", ${finalIsPaid} as "isFinalPaid",
            coalesce(${isOpen('o')} and (${cannotAct('b')} or ${cannotAct('m')}), false) as "isStranded",
            (select i.reason from idle_orders i where i.order_id = o.id and ${isStillIdle}) as "idleReason",
            (select i.since from idle_orders i where i.order_id = o.id) as "idleSince"`;
  const sides = 'join users b on b.id = o.buyer_id join users m on m.id = o.maker_id';
  const list = (where: string) =>
    `${columns} from orders o ${sides} where ${isBetween} and ${where} ${inOrder} limit $limit`;
  /**
   * The orders of these people that may be on the page, as an array: with a set, the planner would search all orders.
   */
  const ofSides = (people: string, where: (order: string) => string, most = '') => {
    const side = (column: string) => `(
           select x.id from orders x
            where x.${column} = p.id and x.id < $beforeId and x.id > $afterId and ${where('x')} ${most})`;
    return `o.id = any(array(
         with people as materialized (${people})
         select s.id from people p cross join lateral (${side('buyer_id')} union all ${side('maker_id')}) s))`;
  };
  const namedPeople = `select u.id from users u
            where to_tsvector('simple', u.name) @@ websearch_to_tsquery('simple', $q) limit 200`;
  /** Reads at most one page for each side of each person. */
  const firstOfSide = `order by x.id ${sort === 'newest' ? 'desc' : 'asc'} limit $limit`;
  const named = `(
         $q::text = '' or strpos(lower(b.name), lower($q)) > 0 or strpos(lower(m.name), lower($q)) > 0)`;
  const ofSide = (side: Side) => `o.${side}_id = $personId`;
  /** The nearest orders of one person, each checked for a name of either side. */
  const near = (side: Side, status: string) =>
    `${columns} from (select * from orders o where ${ofSide(side)} and ${isBetween} and ${status}
                       ${inOrder} limit ${nearest}) o ${sides} where ${named} ${inOrder} limit $limit`;
  /** All orders that match the other side's name, from the index of its words. */
  const found = (side: Side) =>
    `with found as materialized (
       select w.order_id from order_words w
        where w.${side}_id = $personId and w.${wordsOf[side]} like $pattern
          and w.order_id < $beforeId and w.order_id > $afterId)
     ${columns} from (select order_id as id from found order by 1 ${sort === 'newest' ? 'desc' : 'asc'}) f
      cross join lateral (select * from orders x where x.id = f.id offset 0) o ${sides}
     where ${ofSide(side)} and ${orNull} and ${named} order by f.id ${sort === 'newest' ? 'desc' : 'asc'} limit $limit`;
  /** The orders of a queue, with the remaining filters. */
  const queue = (name: string, where: string) =>
    prepared<ListedRow, Asked<Queued>>(
      `admin.orders-${name}-${sort}`,
      list(`${where} and ${orNull} and ${named}
        and ($buyerId::bigint is null or o.buyer_id = $buyerId)
        and ($makerId::bigint is null or o.maker_id = $makerId)`),
    );
  /** The orders of one person that match a name of either side. */
  const namedOf = (side: Side) => ({
    near: prepared<ListedRow, Asked<Named>>(`admin.orders-of-${side}-near-${sort}`, near(side, 'true')),
    nearAt: prepared<ListedRow, Asked<Named & { status: string }>>(
      `admin.orders-of-${side}-near-at-${sort}`,
      near(side, 'o.status = $status'),
    ),
    found: prepared<ListedRow, Asked<Named & { pattern: string; status: string | null }>>(
      `admin.orders-of-${side}-found-${sort}`,
      found(side),
    ),
    /** For words that the index cannot find. */
    oneByOne: prepared<ListedRow, Asked<Named & { status: string | null }>>(
      `admin.orders-of-${side}-one-by-one-${sort}`,
      list(`${ofSide(side)} and ${orNull} and ${named}`),
    ),
  });
  return {
    all: prepared<ListedRow, Asked<object>>(`admin.orders-${sort}`, list('true')),
    at: prepared<ListedRow, Asked<{ status: string }>>(`admin.orders-at-${sort}`, list('o.status = $status')),
    ofNumber: prepared<ListedRow, Asked<{ id: number; status: string | null }>>(
      `admin.orders-of-number-${sort}`,
      list(`o.id = $id and ${orNull}`),
    ),
    /** Orders whose cancellation request waits for the desk; always few. */
    waiting: prepared<ListedRow, Asked<{ status: string | null }>>(
      `admin.orders-waiting-${sort}`,
      list(
        `o.id in (select q.order_id from cancellation_requests q where q.status = 'OVERDUE') and ${orNull}`,
      ),
    ),
    /** Open orders of which a side cannot act. */
    stranded: queue('stranded', ofSides(`select u.id from users u where ${cannotAct('u')}`, isOpen)),
    /** Orders that wait for nobody; always few. */
    idle: queue('idle', `o.id = any(array(select i.order_id from idle_orders i)) and ${isStillIdle}`),
    /** Orders with a disputed payment, from the index of open disputes. */
    disputed: queue(
      'disputed',
      `o.id = any(array(
         select p.order_id from payment_disputes d join payments p on p.id = d.payment_id
          where d.status in ('OPEN','UNDER_REVIEW')))`,
    ),
    /** Uses the index on the person's side and the status. */
    ofBuyerAt: prepared<ListedRow, Asked<{ personId: number; status: string }>>(
      `admin.orders-of-buyer-at-${sort}`,
      list('o.buyer_id = $personId and o.status = $status'),
    ),
    ofMakerAt: prepared<ListedRow, Asked<{ personId: number; status: string }>>(
      `admin.orders-of-maker-at-${sort}`,
      list('o.maker_id = $personId and o.status = $status'),
    ),
    ofBuyer: prepared<ListedRow, Asked<OfPerson>>(`admin.orders-of-buyer-${sort}`, list(ofSide('buyer'))),
    ofMaker: prepared<ListedRow, Asked<OfPerson>>(`admin.orders-of-maker-${sort}`, list(ofSide('maker'))),
    ofBuyerNamed: namedOf('buyer'),
    ofMakerNamed: namedOf('maker'),
    /** Bought or sold by up to 200 people whose names contain all the words. */
    ofPeople: prepared<ListedRow, Asked<{ q: string }>>(
      `admin.orders-of-people-${sort}`,
      list(ofSides(namedPeople, () => 'true', firstOfSide)),
    ),
    ofPeopleAt: prepared<ListedRow, Asked<{ q: string; status: string }>>(
      `admin.orders-of-people-at-${sort}`,
      list(ofSides(namedPeople, (order) => `${order}.status = $status`, firstOfSide)),
    ),
  };
}

export const orderLists: Record<DeskSort, ReturnType<typeof listsFrom>> = {
  newest: listsFrom('newest'),
  oldest: listsFrom('oldest'),
};

interface FirstItem {
  orderId: number;
  title: string;
  pictureKey: string | null;
  /** How many other designs were ordered. */
  others: number;
}

export const firstItemsOf = prepared<FirstItem, [orderIds: number[]]>(
  'admin.first-items-of-orders',
  `select distinct on (i.order_id) i.order_id as "orderId", i.title, i.picture_key as "pictureKey",
          (count(*) over (partition by i.order_id) - 1)::int as others
     from order_items i where i.order_id = any($1::bigint[]) order by i.order_id, i.id`,
);

interface SidesRow {
  buyerId: number;
  makerId: number;
  waitsForBuyer: boolean;
  waitsForMaker: boolean;
  heldBy: DeskHold | null;
}

export const sidesOfOrder = prepared<SidesRow, [orderId: number]>(
  'admin.order-sides',
  `select o.buyer_id as "buyerId", o.maker_id as "makerId",
          ${waitsForBuyer} as "waitsForBuyer", ${waitsForMaker} as "waitsForMaker",
          case ${paymentHold} when 'MAKER' then case m.status when 'BANNED' then 'BANNED' when 'DELETED' then 'CLOSED' else 'SUSPENDED' end
               when 'DESIGN' then 'DESIGN' end as "heldBy"
     from orders o join users m on m.id = o.maker_id where o.id = $1`,
);

interface Sender {
  name: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
}

/** The sender of an order's parcel, as far as its maker has given the address. */
export const senderOfOrder = prepared<Sender, [orderId: number]>(
  'admin.order-sender',
  `select u.name, coalesce(p.phone, '') as phone, coalesce(p.address, '') as address, coalesce(p.city, '') as city,
          coalesce(p.state, '') as state, coalesce(p.pincode, '') as pincode
     from orders o join users u on u.id = o.maker_id left join profiles p on p.user_id = u.id
    where o.id = $1`,
);
