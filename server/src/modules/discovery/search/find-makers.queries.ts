import type { Role } from '#contracts/accounts/accounts.contract.ts';
import type { makerSorts } from '#contracts/discovery/search.rules.ts';
import { isPublic } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { mostRanked, walkLength } from './find-designs.queries.ts';

export interface MakerCandidate {
  id: number;
  key: number;
  city: string;
  role: Role;
  isVerified: boolean;
  isAll: boolean;
}

export type MakerSort = (typeof makerSorts)[number];

const most = 300;

/**
 * Matching makers by best match, newest account, or the share of orders on time: scanned by id, then from the word
 * index if there are few.
 */
export const makerCandidates = prepared<
  MakerCandidate,
  { must: string; key: number; id: number; sort: MakerSort; wide: string; exact: string }
>(
  'search.makers',
  `with walked as materialized (
     select * from (select * from maker_search order by user_id desc limit ${walkLength}) seen
      where words @@ $must::tsquery order by user_id desc limit ${most}),
   worded as materialized (
     select * from maker_search
      where (select count(*) from walked) < ${most} and words @@ $must::tsquery limit ${mostRanked}),
   found as (
     select * from walked
      union all
     select * from worded where not (user_id = any (array(select user_id from walked)))),
   ranked as (
     select *, case $sort::text
                    when 'newest' then user_id
                    when 'on_time' then coalesce((select on_time from creators c where c.user_id = found.user_id), 0)
                    else (1000 * (ts_rank('{0.1, 0.3, 0.6, 1}', words, $wide::tsquery)
                                + ts_rank('{0.1, 0.3, 0.6, 1}', words, $exact::tsquery)))::bigint end as key
       from found)
   select user_id as id, key, city, role, is_verified as "isVerified",
          ((select count(*) from walked) < ${most} and (select count(*) from worded) < ${mostRanked}) as "isAll"
     from ranked where (key, user_id) < ($key::bigint, $id::bigint) order by key desc, id desc`,
);

export interface FoundMakerRow {
  id: number;
  name: string;
  role: Role;
  profession: string | null;
  city: string | null;
  imageKey: string | null;
  isVerified: boolean;
  designsCount: number;
}

/** Parameter: ids; in no particular order. */
export const foundMakers = prepared<FoundMakerRow, [ids: readonly number[]]>(
  'search.foundMakers',
  `select u.id, u.name, u.role, u.is_verified as "isVerified", p.profession, p.city,
          p.profile_image_key as "imageKey",
          (select count(*) from (select from design_search where maker_id = u.id limit 1000) own) as "designsCount"
     from users u left join profiles p on p.user_id = u.id
    where u.id = any ($1::bigint[]) and ${isPublic('u.id')}`,
);
