import { paidStatuses } from '#server/modules/payments/payments.tables.ts';
import { indiaDateOf, isCalledOff, isGivenBack, isSold } from '../order-conditions.queries.ts';
import { liesIn } from './summed-days.queries.ts';

/*
 * What a day's figures are made of, read from the orders in the stretch `t` (`begins`, `ends`). The sums of days are
 * written with the same parts with which days without sums are read, so that the two cannot differ.
 */

/** By the day of the advance: what was sold, and what was given back of it and called off. */
export const salesOf = (maker: string) => `
  select ${indiaDateOf('o.confirmed_at')} as day, sum(o.total_paise) as paise, count(*) as orders
    from orders o where o.maker_id = ${maker} and ${liesIn('o.confirmed_at')} and ${isSold} group by 1
  union all
  select day, -case when is_off then total else given end, -is_off::int from (
    select ${indiaDateOf('o.confirmed_at')} as day, o.total_paise as total, ${isCalledOff} as is_off,
           coalesce(sum(r.amount_paise) filter (where ${isGivenBack}), 0) as given
      from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
     where r.maker_id = ${maker} and r.created_at >= t.begins and r.status <> 'DROPPED'
       and o.maker_id = ${maker} and ${liesIn('o.confirmed_at')} and ${isSold}
     group by o.id) back`;

const isPromisedBack = `r.status <> 'DROPPED' and r.razorpay_payment_id = p.razorpay_payment_id`;

/** Each paid instalment: when, how much, what is left of it, and how its order stands. */
export const leftOfPayment = (maker: string) => `
  select p.authorized_at as at, p.expected_paise as paid, o.status,
         p.expected_paise - coalesce((select sum(r.amount_paise) from refunds r
                                       where r.payment_id = p.id and ${isPromisedBack}), 0) as rest
    from payments p join orders o on o.id = p.order_id
   where p.maker_id = ${maker} and p.status in ${paidStatuses} and ${liesIn('p.authorized_at')} offset 0`;

/** Each refund that is promised or made, by the moment of the promise. */
export const refundsPromised = (maker: string) => `
  select r.created_at as at, r.amount_paise as paise
    from refunds r join payments p on p.id = r.payment_id
   where r.maker_id = ${maker} and ${isPromisedBack} and ${liesIn('r.created_at')} offset 0`;

/** The share of an order’s total, and of what was given back of it, that belongs to the item `i`. */
export const shareOfItem = (paise: string) =>
  `(${paise} * (i.price_paise * i.quantity)::numeric / nullif(o.subtotal_paise, 0))`;

/**
 * Each item of a confirmed order, its share, and whether it counts as sold. Few advances go back, so that the whole
 * question is asked of few. `offset 0`: orders are looked up by their time and items by their order, never by the design
 * with all its orders.
 */
export const itemsSold = (maker: string, more = 'true') => `
  select i.design_id, ${indiaDateOf('o.confirmed_at')} as day, i.quantity, o.status,
         ${shareOfItem('(o.total_paise - coalesce(back.paise, 0))')} as paise,
         (${isSold} and (coalesce(back.advance, 0) < o.advance_paise or not ${isCalledOff})) as is_sale
    from (select * from orders x where x.maker_id = ${maker} and ${liesIn('x.confirmed_at')} offset 0) o
    cross join lateral (select * from order_items item where item.order_id = o.id offset 0) i
    left join lateral (
      select sum(r.amount_paise) filter (where ${isGivenBack}) as paise,
             sum(r.amount_paise) filter (where p.purpose = 'ADVANCE') as advance
        from payments p join refunds r on r.payment_id = p.id where p.order_id = o.id) back on true
   where ${more}`;
