import { prepared } from '#server/platform/db/prepared.ts';

/** How many designs are held at once, for some milliseconds: a sale of one of them waits. */
export const movedAtOnce = 25;

/** Holds designs that were sold, but for those that are being sold or liked at this moment. */
export const holdSold = prepared<{ id: number }, []>(
  'search.hold-sold',
  `select d.id from search_sold s join designs d on d.id = s.design_id
    order by d.id limit ${movedAtOnce} for no key update of d skip locked`,
);

/** Designs that were sold and are deleted since. */
export const forgetGone = prepared<object, []>(
  'search.forget-gone',
  `delete from search_sold where design_id in (
     select s.design_id from search_sold s
      where not exists (select from designs d where d.id = s.design_id) limit 1000)`,
);

/** Moves held designs to where their popularity is by now. A statement of its own, which sees all that came before the hold. */
export const moveHeld = prepared<object, [ids: readonly number[]]>(
  'search.move-held',
  `with taken as (delete from search_sold where design_id = any($1))
   update design_search s set popularity = search_popularity(d)
     from designs d
    where d.id = any($1) and s.design_id = d.id and s.popularity <> search_popularity(d)`,
);
