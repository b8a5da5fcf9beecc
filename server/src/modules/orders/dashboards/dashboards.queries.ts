import { paidStatuses } from '#server/modules/payments/payments.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import {
  everCounted,
  indiaDateOf,
  indiaDayOf,
  isDisputed,
  isGivenBack,
  waitsForBuyer,
  waitsForMaker,
  waitsSince,
} from '../order-conditions.queries.ts';
import { itemsSold, salesOf, shareOfItem } from '../sums/figures.queries.ts';
import { isTrue, unsummed } from '../sums/summed-days.queries.ts';

export interface DayRow {
  /** Such as "2026-11-21", in India. */
  day: string;
  paise: number;
  orders: number;
}

/** What a maker sold on each day since $2, without what was given back of it and what was called off. $1 is the maker. */
export const salesByDay = prepared<DayRow, [makerId: number, before: Date]>(
  'orders.sales-by-day',
  `select to_char(day, 'YYYY-MM-DD') as day, sum(paise)::bigint as paise, sum(orders)::int as orders from (
     select m.day, m.sold_paise as paise, m.sold_orders as orders
       from maker_days m where m.maker_id = $1 and m.day >= ${indiaDateOf('$2::timestamptz')} and ${isTrue('m', '$1')}
     union all
     select s.day, s.paise, s.orders from ${unsummed('$1', '$2::timestamptz')} t cross join lateral (${salesOf('$1')}) s) parts
   group by parts.day`,
);

export interface WaitingRow {
  count: number;
  /** When the one that waits longest came to where it stands; null when none waits. */
  oldestSince: Date | null;
}

export const makersWaiting = prepared<WaitingRow, [makerId: number]>(
  'orders.makers-waiting',
  `select count(*)::int as count, min(${waitsSince}) as "oldestSince"
     from orders o where o.maker_id = $1 and ${waitsForMaker}`,
);

export const buyersWaiting = prepared<WaitingRow & { active: number }, [buyerId: number]>(
  'orders.buyers-waiting',
  `select count(*) filter (where ${waitsForBuyer})::int as count,
          min(${waitsSince}) filter (where ${waitsForBuyer}) as "oldestSince",
          count(*) filter (where o.status <> 'PENDING')::int as active
     from orders o where o.buyer_id = $1 and o.status not in ('DELIVERED', 'CANCELLED')`,
);

/** How many paid orders a maker cancelled of their own accord since $2, and between $3 and $2. */
export const cancelledByMaker = prepared<
  { now: number; before: number },
  [makerId: number, since: Date, before: Date]
>(
  'orders.cancelled-by-maker',
  `select count(*) filter (where h.created_at >= $2)::int as now,
          count(*) filter (where h.created_at < $2)::int as before
     from order_history h join orders o on o.id = h.order_id and o.maker_id = h.actor_id
    where h.actor_id = $1 and h.to_status = 'CANCELLED' and h.actor = 'MAKER' and h.created_at >= $3
      and o.status = 'CANCELLED'
      and not exists (select from cancellation_requests q where q.order_id = o.id and q.status = 'AGREED')`,
);

/** What a buyer paid on each day since $2, without what came back of it. $1 is the buyer. */
export const spendingByDay = prepared<DayRow, [buyerId: number, before: Date]>(
  'orders.spending-by-day',
  `select ${indiaDayOf('p.authorized_at')} as day, count(*)::int as orders,
          sum(p.expected_paise - coalesce((select sum(r.amount_paise) from refunds r
                                            where r.payment_id = p.id and ${isGivenBack}), 0))::bigint as paise
     from payments p where p.buyer_id = $1 and p.status in ${paidStatuses} and p.authorized_at >= $2
    group by 1`,
);

export interface DesignTotalsRow {
  sold: number;
  pieces: number;
  paise: number;
  delivered: number;
  pending: number;
  cancelled: number;
}

const makerOfDesign = '(select d.maker_id from designs d where d.id = $1)';

/** The items of the design $1 in the stretches since `since` that have no sums. */
const unsummedItems = (since: string) => `${unsummed(makerOfDesign, since)} t
      cross join lateral (${itemsSold(makerOfDesign, 'i.design_id = $1')}) i`;

const summedDays = `design_days n where n.design_id = $1 and ${isTrue('n', makerOfDesign)}`;

/** All sales of the design $1. */
export const designTotals = prepared<DesignTotalsRow, [designId: number]>(
  'orders.design-totals',
  `select coalesce(sum(sold), 0)::int as sold, coalesce(sum(pieces), 0)::int as pieces,
          coalesce(round(sum(paise)), 0)::bigint as paise, coalesce(sum(delivered), 0)::int as delivered,
          (select count(*) from orders o join order_items i on i.order_id = o.id
            where o.maker_id = ${makerOfDesign} and o.status = 'PENDING' and i.design_id = $1)::int as pending,
          coalesce(sum(cancelled), 0)::int as cancelled from (
     select n.sold, n.pieces, n.paise, n.delivered, n.cancelled from ${summedDays}
     union all
     select i.is_sale::int, case when i.is_sale then i.quantity else 0 end, case when i.is_sale then i.paise else 0 end,
            (i.status = 'DELIVERED')::int, (i.status = 'CANCELLED')::int
       from ${unsummedItems("'-infinity'::timestamptz")}) parts`,
);

/** Sales of the design $1 on each day since $2. */
export const designSalesByDay = prepared<DayRow, [designId: number, before: Date]>(
  'orders.design-sales-by-day',
  `select to_char(day, 'YYYY-MM-DD') as day, sum(sold)::int as orders,
          coalesce(round(sum(paise)), 0)::bigint as paise from (
     select n.day, n.sold, n.paise from ${summedDays} and n.day >= ${indiaDateOf('$2::timestamptz')} and n.sold > 0
     union all
     select i.day, 1, i.paise from ${unsummedItems('$2::timestamptz')} where i.is_sale) parts
   group by parts.day`,
);

export interface DesignOrderRow {
  orderId: number;
  createdAt: Date;
  status: string;
  buyerId: number;
  buyerName: string;
  buyerImageKey: string | null;
  quantity: number;
  paise: number;
  isDisputed: boolean;
}

/** The newest $2 orders of the design $1. */
export const newestOrdersOfDesign = prepared<DesignOrderRow, [designId: number, newestShown: number]>(
  'orders.newest-of-design',
  `select o.id as "orderId", o.created_at as "createdAt", o.status, u.id as "buyerId", u.name as "buyerName",
          b.profile_image_key as "buyerImageKey", i.quantity, coalesce(round(${shareOfItem('o.total_paise')}), 0)::bigint as paise,
          ${isDisputed} as "isDisputed"
     from order_items i join orders o on o.id = i.order_id
     join users u on u.id = o.buyer_id left join profiles b on b.user_id = u.id
    where i.design_id = $1 and ${everCounted}
    order by i.order_id desc limit $2`,
);

export interface OwnedDesignRow {
  id: number;
  title: string;
  category: string;
  pricePaise: number;
  pictureKeys: string[];
}

/** The design $1 if it is $2's, whatever its status: the statement itself asks who looks. */
export const ownedDesign = prepared<OwnedDesignRow, [designId: number, viewerId: number]>(
  'orders.owned-design',
  `select d.id, d.title, d.category, d.price_paise as "pricePaise",
          coalesce((select json_agg(shot ->> 'key' order by place)
                      from json_array_elements(d.pictures) with ordinality shots (shot, place)), '[]') as "pictureKeys"
     from designs d where d.id = $1 and d.maker_id = $2`,
  { 'pictureKeys[]': 'every picture of a design has its key' },
);

export interface FunnelRow {
  views: number;
  viewsBefore: number;
  saves: number;
  savesBefore: number;
  enquiries: number;
  enquiriesBefore: number;
}

/** How the design $1 was met since $2, and between $3 and $2. */
export const funnelOfDesign = prepared<FunnelRow, [designId: number, now: Date, before: Date]>(
  'orders.funnel-of-design',
  `select v.now as views, v.before as "viewsBefore", s.now as saves, s.before as "savesBefore",
          e.now as enquiries, e.before as "enquiriesBefore"
     from (select coalesce(sum(views) filter (where day >= ${indiaDateOf('$2::timestamptz')}), 0)::int as now,
                  coalesce(sum(views) filter (where day < ${indiaDateOf('$2::timestamptz')}), 0)::int as before
             from design_views where design_id = $1 and day >= ${indiaDateOf('$3::timestamptz')}) v,
          (select count(*) filter (where created_at >= $2)::int as now,
                  count(*) filter (where created_at < $2)::int as before
             from saves where design_id = $1 and created_at >= $3) s,
          (select count(*) filter (where created_at >= $2)::int as now,
                  count(*) filter (where created_at < $2)::int as before
             from enquiries where design_id = $1 and created_at >= $3) e`,
);
