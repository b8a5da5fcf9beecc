import { prepared } from '#server/platform/db/prepared.ts';

/** Milliseconds for one part of the orders. */
export const wordsMayTakeMs = 20_000;

/** As people read it, in lower case: tb-2026-000123, of the year in India. */
export const numberOfOrder = `'tb-' || extract(year from o.created_at at time zone 'Asia/Kolkata')::text || '-'
                       || lpad(o.id::text, greatest(6, length(o.id::text)), '0')`;

/** Any number that nothing else in this database locks. */
export const wordsLock = 7_262_628;

/**
 * Lets one process at a time write words, until its transaction ends: one that has read an old name would otherwise
 * write it after the other has written the new one.
 */
export const lockWords = prepared<{ isLocked: boolean }, []>(
  'orders.lock-words',
  `select pg_try_advisory_xact_lock(${wordsLock}) as "isLocked"`,
);

const words = (person: string) => `lower(${numberOfOrder} || E'\\n' || ${person}.name || E'\\n' || i.titles)`;
const titles = `cross join lateral (
     select coalesce(string_agg(item.title, E'\\n' order by item.id), '') as titles
       from order_items item where item.order_id = o.id) i`;

/** Orders that come to be seen after later ones are among so many before the last. */
const latest = 10_000;

/** Makes the next $1 orders known by their words; answers how many. */
export const indexOrders = prepared<{ count: number }, [most: number]>(
  'orders.index-words',
  `with added as (
     insert into order_words (order_id, maker_id, buyer_id, sold_words, bought_words)
     select o.id, o.maker_id, o.buyer_id, ${words('b')}, ${words('m')}
       from (select x.* from orders x
              where x.id > coalesce((select max(w.order_id) from order_words w), 0) - ${latest}
                and not exists (select from order_words w where w.order_id = x.id)
              order by x.id limit $1) o
       join users b on b.id = o.buyer_id join users m on m.id = o.maker_id ${titles}
     on conflict do nothing returning 1)
   select count(*)::int as count from added`,
  {},
  { mayTakeMs: wordsMayTakeMs },
);

export const listRenamed = prepared<{ id: number; userId: number; reached: number }, [most: number]>(
  'orders.list-renamed',
  'select id, user_id as "userId", reached from renamed_people order by id limit $1',
);

/** Gives the next $3 orders of the person $1 after $2 their present names; answers with the last of them. */
export const renameInWords = prepared<
  { last: number | null },
  [userId: number, reached: number, most: number]
>(
  'orders.rename-in-words',
  `with next as materialized (
     select id from (
       (select o.id from orders o where o.maker_id = $1 and o.id > $2 order by o.id limit $3)
       union all
       (select o.id from orders o where o.buyer_id = $1 and o.id > $2 order by o.id limit $3)) sides
      order by id limit $3),
   renamed as (
     update order_words w set sold_words = ${words('b')}, bought_words = ${words('m')}
       from next n join orders o on o.id = n.id
       join users b on b.id = o.buyer_id join users m on m.id = o.maker_id ${titles}
      where w.order_id = o.id)
   select max(n.id) as last from next n`,
  {},
  { mayTakeMs: wordsMayTakeMs },
);

export const noteRenamed = prepared<object, [id: number, reached: number]>(
  'orders.note-renamed',
  'update renamed_people set reached = $2 where id = $1',
);

export const forgetRenamed = prepared<object, [id: number]>(
  'orders.forget-renamed',
  'delete from renamed_people where id = $1',
);
