import { creatorsPageSize } from '#contracts/discovery/explore.contract.ts';
import { earthRadius } from '#contracts/profiles/pin-distance.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import {
  type CreatorPlace,
  type CreatorRow,
  isPictured,
  lowestRanking,
  showCards,
} from '../explore/creators.queries.ts';

/** A position in the list near a PIN code: nearest first, and at the same distance by ranking; or by punctuality first. */
export interface NearPlace extends CreatorPlace {
  /** By punctuality, 101 less `onTime`, so that those without the figure come last; else 0. */
  late: number;
  /** Whole kilometres. */
  distanceKm: number;
}

export interface NearRow extends CreatorRow, NearPlace {
  distanceKm: number;
  /** The total on all pages. */
  total: number;
}

/** In degrees and kilometres. */
interface Circle {
  latitude: number;
  longitude: number;
  within: number;
  south: number;
  north: number;
  west: number;
  east: number;
}

interface Asked {
  viewerId: number | null;
  role: string | null;
  /** Ids that match the search words; null for everyone. */
  found: readonly number[] | null;
  /** Rows to skip after the key. */
  skip: number;
  byOnTime: boolean;
}

const kilometres = `round(2 * ${earthRadius} * asin(sqrt(least(1,
  power(sin(radians(c.latitude - $latitude::float8) / 2), 2)
  + cos(radians($latitude::float8)) * cos(radians(c.latitude))
    * power(sin(radians(c.longitude - $longitude::float8) / 2), 2)))))::int`;

/** An index-only scan reads the box; the exact distance then excludes its corners. */
const near = `
  box as (
    select c.user_id, c.ranking, c.on_time, c.designs, ${kilometres} as km,
           case when $byOnTime::boolean then 101 - c.on_time else 0 end as late
      from creators c
     where c.latitude between $south::float8 and $north::float8
       and c.longitude between $west::float8 and $east::float8
       and c.ranking >= ${lowestRanking} and c.role <> 'ADMIN' and ($role::text is null or c.role = $role)
       and ($found::bigint[] is null or c.user_id = any ($found))),
  circle as materialized (select * from box where km <= $within::int),
  page as materialized (
    select * from (
      select circle.*, row_number() over (order by late, km, ranking desc, user_id desc) as place
        from circle
       where (late, km, -ranking, -user_id) > ($late::int, $distanceKm::int, -$ranking::int, -$id::bigint)) rest
     where place > $skip::int and place <= $skip::int + ${creatorsPageSize + 1})`;

export const creatorsNear = prepared<NearRow, Circle & Asked & NearPlace>(
  'creators.near',
  showCards(near, '$viewerId', {
    distance: 'c.km',
    more: ', c.late, (select count(*) from circle) as total',
    order: 'c.place',
  }),
  { 'pictures[]': isPictured },
);
