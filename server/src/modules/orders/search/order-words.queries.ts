import { prepared } from '#server/platform/db/prepared.ts';

/** Milliseconds for one part of the orders. */
export const wordsMayTakeMs = 20_000;

/** Any number that nothing else in this database locks. */
export const wordsLock = 7_262_628;

/**
 * Lets one process at a time write names into the words of orders, until its transaction ends: one that has read an
 * old name would otherwise write it after the other has written the new one. Answers false too while an order of the
 * person $1 is being placed, whose words would be missed.
 */
export const lockWords = prepared<{ isLocked: boolean }, [userId: number]>(
  'orders.lock-words',
  `select pg_try_advisory_xact_lock(${wordsLock}) and pg_try_advisory_xact_lock(words_lock($1)) as "isLocked"`,
  { isLocked: 'both functions answer true or false' },
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
   renamed as materialized (select order_words_write(array(select id from next)))
   select (select max(n.id) from next n) as last from renamed`,
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
