import { paidStatuses } from '#server/modules/payments/payments.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { indiaDateOf, isSold } from '../order-conditions.queries.ts';
import { itemsSold, leftOfPayment, refundsPromised, salesOf } from './figures.queries.ts';
import { startOfIndiaDay } from './summed-days.queries.ts';

/** Milliseconds for a month of somebody who sells thousands of orders a day. */
export const sumsMayTakeMs = 30_000;

/** Any number that nothing else in this database locks. */
const sumsLock = 7_262_627;

/** Lets one process at a time sum days, until its transaction ends. */
export const lockSums = prepared<{ isLocked: boolean }, []>(
  'orders.lock-sums',
  `select pg_try_advisory_xact_lock(${sumsLock}) as "isLocked"`,
);

/**
 * The day in India before which days are over for every transaction: one that began earlier may still write to its
 * day without a mark.
 */
export const lastClosedDay = prepared<{ day: string }, []>(
  'orders.last-closed-day',
  `select ${indiaDateOf(`least(now() - interval '1 hour', min(a.xact_start))`)}::text as day
     from pg_stat_activity a where a.datname = current_database() and a.pid <> pg_backend_pid()`,
);

/** The next $3 makers above $1 who have orders, and whether they have at least $2 sales and no sums. */
export const makersToSum = prepared<
  { makerId: number; isLarge: boolean },
  [above: number, least: number, most: number]
>(
  'orders.makers-to-sum',
  `with recursive makers as (
     select (select min(o.maker_id) from orders o where o.maker_id > $1) as id, 1 as place
      union all
     select (select min(o.maker_id) from orders o where o.maker_id > m.id), m.place + 1
       from makers m where m.id is not null and m.place < $3)
   select m.id as "makerId", not exists (select from summed_makers s where s.maker_id = m.id) and exists (
            select from orders o where o.maker_id = m.id and ${isSold} offset $2 - 1 limit 1) as "isLarge"
     from makers m where m.id is not null order by m.id`,
);

/** The first day on which anything of the maker $1 happened. */
export const firstDayOf = prepared<{ day: string | null }, [makerId: number]>(
  'orders.first-day-of-maker',
  `select ${indiaDateOf(`least((select min(o.confirmed_at) from orders o where o.maker_id = $1 and ${isSold}),
            (select min(p.authorized_at) from payments p where p.maker_id = $1 and p.status in ${paidStatuses}))`)}::text as day`,
);

/** Makers whose sums do not reach the day $1. */
export const makersBehind = prepared<{ makerId: number; until: string }, [closed: string, most: number]>(
  'orders.makers-behind',
  `select maker_id as "makerId", until::text as until from summed_makers where until < $1::date order by until, maker_id limit $2`,
);

/** Days with sums that are not true any more. Marks of later days stay until these are summed for the first time. */
export const changedDaysOf = prepared<{ makerId: number; day: string }, [most: number]>(
  'orders.changed-days',
  `select d.maker_id as "makerId", d.day::text as day
     from (select distinct c.maker_id, c.day from changed_days c join summed_makers s on s.maker_id = c.maker_id and c.day < s.until
            limit $1) d`,
  {},
  { mayTakeMs: sumsMayTakeMs },
);

/** Some marks of makers without sums. */
export const forgetUnsummed = prepared<object, []>(
  'orders.forget-unsummed',
  `delete from changed_days where id in (
     select c.id from changed_days c
      where not exists (select from summed_makers s where s.maker_id = c.maker_id) limit 20000)`,
  {},
  { mayTakeMs: sumsMayTakeMs },
);

type Stretch = [makerId: number, from: string, until: string];
const days = 'day >= $2::date and day < $3::date';

export const forgetChanges = prepared<object, Stretch>(
  'orders.forget-changes',
  `delete from changed_days where maker_id = $1 and ${days}`,
  {},
  { mayTakeMs: sumsMayTakeMs },
);

export const clearMakerDays = prepared<object, Stretch>(
  'orders.clear-maker-days',
  `delete from maker_days where maker_id = $1 and ${days}`,
  {},
  { mayTakeMs: sumsMayTakeMs },
);

export const clearDesignDays = prepared<object, Stretch>(
  'orders.clear-design-days',
  `delete from design_days where maker_id = $1 and ${days}`,
  {},
  { mayTakeMs: sumsMayTakeMs },
);

/** The days as one stretch `t` of moments. */
const stretch = `(select ${startOfIndiaDay('$2::date')} as begins, ${startOfIndiaDay('$3::date')} as ends) t`;

export const sumMakerDays = prepared<object, Stretch>(
  'orders.sum-maker-days',
  `insert into maker_days (maker_id, day, sold_paise, sold_orders, paid_paise, back_paise, held_paise, kept_paise)
   select $1, day, sum(sold), sum(orders), sum(paid), sum(back), sum(held), sum(kept) from (
     select s.day, s.paise as sold, s.orders, 0 as paid, 0 as back, 0 as held, 0 as kept
       from ${stretch} cross join lateral (${salesOf('$1')}) s
     union all
     select ${indiaDateOf('l.at')}, 0, 0, l.paid, 0, case when l.status not in ('DELIVERED', 'CANCELLED') then l.rest else 0 end,
            case when l.status = 'CANCELLED' then l.rest else 0 end
       from ${stretch} cross join lateral (${leftOfPayment('$1')}) l
     union all
     select ${indiaDateOf('b.at')}, 0, 0, 0, b.paise, 0, 0 from ${stretch} cross join lateral (${refundsPromised('$1')}) b) parts
   group by day`,
  {},
  { mayTakeMs: sumsMayTakeMs },
);

export const sumDesignDays = prepared<object, Stretch>(
  'orders.sum-design-days',
  `insert into design_days (maker_id, design_id, day, sold, pieces, paise, delivered, cancelled)
   select $1, i.design_id, i.day, count(*) filter (where i.is_sale), coalesce(sum(i.quantity) filter (where i.is_sale), 0),
          coalesce(sum(i.paise) filter (where i.is_sale), 0), count(*) filter (where i.status = 'DELIVERED'),
          count(*) filter (where i.status = 'CANCELLED')
     from ${stretch} cross join lateral (${itemsSold('$1')}) i
    group by i.design_id, i.day`,
  {},
  { mayTakeMs: sumsMayTakeMs },
);

export const noteSummed = prepared<object, [makerId: number, until: string]>(
  'orders.note-summed',
  `insert into summed_makers (maker_id, until) values ($1, $2::date)
   on conflict (maker_id) do update set until = greatest(summed_makers.until, excluded.until)`,
);
