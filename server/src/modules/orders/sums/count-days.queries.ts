import { prepared } from '#server/platform/db/prepared.ts';
import { indiaDateOf } from '../order-conditions.queries.ts';
import { sumsMayTakeMs } from './sum-days.queries.ts';
import { startOfIndiaDay } from './summed-days.queries.ts';

/** The day in India before which orders are counted by day; null where none are. Then `first` is that of the first order. */
export const countedUntil = prepared<{ until: string | null; first: string | null }, []>(
  'orders.counted-until',
  `select u.until::text as until,
          case when u.until is null then (select ${indiaDateOf('min(o.created_at)')} from orders o) end::text as first
     from (select (select s.until from summed_orders s) as until) u`,
  {},
  { mayTakeMs: sumsMayTakeMs },
);

/** Any number that nothing else in this database locks. The sums of makers have one of their own: both run each minute. */
const countsLock = 7_262_629;

/** Lets one process at a time count days, until its transaction ends. */
export const lockCounts = prepared<{ isLocked: boolean }, []>(
  'orders.lock-counts',
  `select pg_try_advisory_xact_lock(${countsLock}) as "isLocked"`,
);

/**
 * Counts the orders of the days from $1 to before $2. What had changed in them is forgotten in the same statement: its
 * snapshot counts just those changes that it forgets.
 */
export const countDays = prepared<object, [from: string, until: string]>(
  'orders.count-days',
  `with forgotten as (delete from order_day_changes where day < $2::date and (day >= $1::date or not exists (select from summed_orders))),
   counted as (
     insert into order_days (day, status, orders)
     select ${indiaDateOf('o.created_at')}, o.status, count(*) from orders o
      where o.created_at >= ${startOfIndiaDay('$1::date')} and o.created_at < ${startOfIndiaDay('$2::date')}
      group by 1, 2)
   insert into summed_orders (id, until) values (1, $2::date)
   on conflict (id) do update set until = excluded.until`,
  {},
  { mayTakeMs: sumsMayTakeMs },
);

/** Adds up to $1 changes to the counts of their days; answers how many. */
export const addChanges = prepared<{ added: number }, [most: number]>(
  'orders.add-day-changes',
  `with taken as (
     delete from order_day_changes where id in (
       select c.id from order_day_changes c where c.day < (select s.until from summed_orders s) order by c.id limit $1)
     returning day, status, change),
   added as (
     insert into order_days (day, status, orders)
     select day, status, sum(change) from taken group by day, status
     on conflict (day, status) do update set orders = order_days.orders + excluded.orders)
   select count(*)::int as added from taken`,
  {},
  { mayTakeMs: sumsMayTakeMs },
);
