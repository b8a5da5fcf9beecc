import { prepared } from '#server/platform/db/prepared.ts';

/** Time limit for one batch of orders, in milliseconds. */
export const wordsMayTakeMs = 20_000;

/** Key of the advisory lock; any number unused in this database. */
export const wordsLock = 7_262_628;

/**
 * Allows one process at a time, until its transaction ends, to write names into the search words of orders. Otherwise
 * a process that read an old name could overwrite the new one. Also returns false while an order of the person $1 is
 * being placed, whose words would be missed.
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

/** Writes the current names into the next $3 orders of the person $1 after $2. Returns the last of them. */
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
