import { paidStatuses } from '#server/modules/payments/payments.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { waitsForBuyer, waitsForMaker } from '../core/order-turns.queries.ts';
import {
  everCounted,
  finalIsPaid,
  indiaDateOf,
  indiaDayOf,
  isActiveRefund,
  isCalledOff,
  isDisputed,
  isSold,
  waitsSince,
} from '../order-conditions.queries.ts';

export interface DayRow {
  /** Such as "2026-11-21", in India. */
  day: string;
  paise: number;
  orders: number;
}

/**
 * A maker's sales per day since $2, by the day of the advance, minus refunds and called-off orders. $1 is the maker.
 * Only orders with refunds are checked for being called off, because they are few.
 */
export const salesByDay = prepared<DayRow, [makerId: number, before: Date]>(
  'orders.sales-by-day',
  `select to_char(day, 'YYYY-MM-DD') as day, sum(paise)::bigint as paise, sum(orders)::int as orders from (
     select ${indiaDateOf('o.confirmed_at')} as day, sum(o.total_paise) as paise, count(*) as orders
       from orders o where o.maker_id = $1 and o.confirmed_at >= $2 and ${isSold} group by 1
     union all
     select day, -case when is_off then total else given end, -is_off::int from (
       select ${indiaDateOf('o.confirmed_at')} as day, o.total_paise as total, ${isCalledOff} as is_off,
              coalesce(sum(r.amount_paise) filter (where ${isActiveRefund}), 0) as given
         from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
        where r.maker_id = $1 and r.created_at >= $2 and r.status <> 'DROPPED'
          and o.maker_id = $1 and o.confirmed_at >= $2 and ${isSold}
        group by o.id) back) parts
   group by parts.day`,
);

export interface WaitingRow {
  count: number;
  /** Since when the longest waiting order has had its status; null if none waits. */
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

/** How many paid orders a maker cancelled on their own initiative since $2, and between $3 and $2. */
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

/** What a buyer paid per day since $2, minus refunds. $1 is the buyer. */
export const spendingByDay = prepared<DayRow, [buyerId: number, before: Date]>(
  'orders.spending-by-day',
  `select ${indiaDayOf('p.authorized_at')} as day, count(*)::int as orders,
          sum(p.expected_paise - coalesce((select sum(r.amount_paise) from refunds r
                                            where r.payment_id = p.id and ${isActiveRefund}), 0))::bigint as paise
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

/** The share of the item `i` in an amount of its order, such as the total or the refunds. */
const shareOfItem = (paise: string) =>
  `(${paise} * (i.price_paise * i.quantity)::numeric / nullif(o.subtotal_paise, 0))`;

/** Each item of the design $1 of the maker $2 in a confirmed order, its share, and whether it counts as sold. */
const itemsOfDesign = `
  select ${indiaDayOf('o.confirmed_at')} as day, i.quantity, o.status,
         ${shareOfItem('(o.total_paise - coalesce(back.paise, 0))')} as paise,
         (${isSold} and (coalesce(back.advance, 0) < o.advance_paise or not ${isCalledOff})) as is_sale
    from order_items i join orders o on o.id = i.order_id
    left join (
      select p.order_id, sum(r.amount_paise) filter (where ${isActiveRefund}) as paise,
             sum(r.amount_paise) filter (where p.purpose = 'ADVANCE') as advance
        from refunds r join payments p on p.id = r.payment_id where r.maker_id = $2 group by p.order_id) back
      on back.order_id = o.id
   where i.design_id = $1 and o.maker_id = $2`;

/** All sales of the design $1 of the maker $2. */
export const designTotals = prepared<DesignTotalsRow, [designId: number, makerId: number]>(
  'orders.design-totals',
  `select (count(*) filter (where is_sale))::int as sold,
          coalesce(sum(quantity) filter (where is_sale), 0)::int as pieces,
          coalesce(round(sum(paise) filter (where is_sale)), 0)::bigint as paise,
          (count(*) filter (where status = 'DELIVERED'))::int as delivered,
          (select count(*) from orders o join order_items i on i.order_id = o.id
            where o.maker_id = $2 and o.status = 'PENDING' and i.design_id = $1)::int as pending,
          (count(*) filter (where status = 'CANCELLED'))::int as cancelled
     from (${itemsOfDesign} and o.confirmed_at is not null) items`,
);

/** Sales of the design $1 of the maker $2 per day since $3. */
export const designSalesByDay = prepared<DayRow, [designId: number, makerId: number, before: Date]>(
  'orders.design-sales-by-day',
  `select day, count(*)::int as orders, coalesce(round(sum(paise)), 0)::bigint as paise
     from (${itemsOfDesign} and o.confirmed_at >= $3) items where is_sale group by day`,
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
  isFinalPaid: boolean;
}

/** The newest $2 orders of the design $1. */
export const newestOrdersOfDesign = prepared<DesignOrderRow, [designId: number, newestShown: number]>(
  'orders.newest-of-design',
  `select o.id as "orderId", o.created_at as "createdAt", o.status, u.id as "buyerId", u.name as "buyerName",
          b.profile_image_key as "buyerImageKey", i.quantity, coalesce(round(${shareOfItem('o.total_paise')}), 0)::bigint as paise,
          ${isDisputed} as "isDisputed", ${finalIsPaid} as "isFinalPaid"
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

/** The design $1 in any status; no row unless $2 is its maker. */
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

/** Views, saves and enquiries of the design $1 since $2, and between $3 and $2. */
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
