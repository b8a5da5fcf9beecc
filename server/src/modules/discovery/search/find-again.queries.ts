import { isPublic } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/** Designs reindexed per statement. */
const atOnce = 200;

/** Adds published designs of a public maker that are missing from the search, newest first; returns how many. */
export const takeIntoSearch = prepared<{ taken: number }, [makerId: number]>(
  'search.take-into',
  `select cardinality(missing.ids) as taken
     from (select array(select d.id from designs d
                         where d.maker_id = $1 and d.status = 'PUBLISHED' and ${isPublic('d.maker_id')}
                           and not exists (select from design_search s where s.design_id = d.id)
                         order by d.id desc limit ${atOnce}) as ids) missing,
          search_refresh_designs(missing.ids)`,
);
