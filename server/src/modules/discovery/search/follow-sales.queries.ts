import { prepared } from '#server/platform/db/prepared.ts';

/** Designs locked at once, for some milliseconds; a sale of one of them waits. */
export const movedAtOnce = 25;

/** Locks designs that are noted, skipping those locked by a sale or a like. */
export const holdSold = prepared<{ id: number }, []>(
  'search.hold-sold',
  `select d.id from search_sold s join designs d on d.id = s.design_id
    order by d.id limit ${movedAtOnce} for no key update of d skip locked`,
);

/** Removes noted designs that have since been deleted. */
export const forgetGone = prepared<object, []>(
  'search.forget-gone',
  `delete from search_sold where design_id in (
     select s.design_id from search_sold s
      where not exists (select from designs d where d.id = s.design_id) limit 1000)`,
);

/**
 * Updates the popularity and the punctuality of locked designs. A separate statement, so that it sees everything committed before the
 * lock.
 */
export const moveHeld = prepared<object, [ids: readonly number[]]>(
  'search.move-held',
  `with taken as (delete from search_sold where design_id = any($1))
   update design_search s set popularity = search_popularity(d), on_time = trust_on_time(d.maker_id)
     from designs d
    where d.id = any($1) and s.design_id = d.id
      and (s.popularity, s.on_time) <> (search_popularity(d), trust_on_time(d.maker_id))`,
);
