import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { creatorsPageSize } from '#contracts/discovery/explore.contract.ts';
import type { PictureCopy } from '#server/modules/designs/designs.tables.ts';
import { isPublic } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';

/** A position in the directory, the last one already shown. */
export interface CreatorPlace {
  ranking: number;
  id: number;
}

/** The same in the list by punctuality. */
export interface OnTimePlace extends CreatorPlace {
  /** One more than the percent of their orders that were on time; 0 without that figure. */
  onTime: number;
}

export interface CreatorRow extends OnTimePlace {
  name: string;
  role: Role;
  isVerified: boolean;
  profession: string | null;
  city: string | null;
  imageKey: string | null;
  designsCount: number;
  followersCount: number;
  /** Of all reviews of their designs; null if there were never any. */
  reviewsCount: number | null;
  ratingSum: number | null;
  /** Of how many orders that are counted how many were on time; null without that figure. */
  onTimeAmount: number | null;
  onTimeCount: number | null;
  pictures: PictureCopy[] | null;
  /** From the requested PIN code; null without one. */
  distanceKm: number | null;
  isFollowed: boolean;
}

/** Additional columns of the cards of a page, and their order. */
interface Shown {
  distance: string;
  more: string;
  order: string;
}

const asBestFirst: Shown = {
  distance: 'null::int',
  more: '',
  order: 'c.ranking desc, c.user_id desc',
};
const asOnTimeFirst: Shown = { ...asBestFirst, order: `c.on_time desc, ${asBestFirst.order}` };

/**
 * Selects the cards of `page`, named expressions of a `with`. `viewer` is the parameter with the caller's id, null
 * for a visitor.
 */
export const showCards = (page: string, viewer: string, { distance, more, order } = asBestFirst) => `
  with ${page}
  select c.user_id as id, c.ranking, c.on_time as "onTime", c.designs as "designsCount", u.name, u.role, u.is_verified as "isVerified",
         p.profession, p.city, p.profile_image_key as "imageKey", ${distance} as "distanceKm"${more},
         coalesce((select followers from follow_counts f where f.user_id = c.user_id), 0) as "followersCount",
         r.review_count as "reviewsCount", r.rating_sum as "ratingSum",
         t.amount as "onTimeAmount", t.count as "onTimeCount",
         -- The first picture of each of three designs; makers of fewer show further pictures of these.
         (select json_agg(one) from (
            select p.one from (
              select pictures, published_at, id from designs d
               where d.maker_id = c.user_id and d.status = 'PUBLISHED'
               order by d.published_at desc, d.id desc limit 3) newest
             cross join lateral json_array_elements(newest.pictures) with ordinality p (one, place)
             order by p.place, newest.published_at desc, newest.id desc limit 3) shown) as pictures,
         c.user_id = any (array(select maker_id from follows
                                 where follower_id = ${viewer}::bigint
                                   and maker_id = any (array(select user_id from page)))) as "isFollowed"
    from page c
    join users u on u.id = c.user_id
    left join profiles p on p.user_id = c.user_id
    left join maker_ratings r on r.maker_id = c.user_id
    left join trust_figures t on t.maker_id = c.user_id and t.figure = 'ON_TIME'
   order by ${order}`;

const cardsOf = (page: string, viewer: string, shown = asBestFirst) =>
  showCards(`page as materialized (${page})`, viewer, shown);

export const isPictured = 'a published design has a picture';

/** Makers by trade or published design have at least this ranking; shoppers have less and are not listed. */
export const lowestRanking = 1000;

const listed = 'user_id, ranking, on_time, designs';
const isAnyTrade = "role <> 'ADMIN'";

/** How the directory is read: the columns of the position, the order, and the rows after a position. */
interface Directory {
  key: string;
  by: string;
  after: string;
  shown: Shown;
}

const bestFirst: Directory = {
  key: 'ranking',
  by: 'ranking desc, user_id desc',
  after: '(ranking, user_id) < ($ranking::int, $id::bigint)',
  shown: asBestFirst,
};

/** Those without the figure come last; among equals the ranking decides. */
const onTimeFirst: Directory = {
  key: 'on_time as "onTime", ranking',
  by: 'on_time desc, ranking desc, user_id desc',
  after: '(on_time, ranking, user_id) < ($onTime::int, $ranking::int, $id::bigint)',
  shown: asOnTimeFirst,
};

const pageOf = ({ by, after, shown }: Directory, role: string) =>
  cardsOf(
    `select ${listed} from creators
      where ${role} and ranking >= ${lowestRanking} and ${after}
      order by ${by} limit ${creatorsPageSize + 1}`,
    '$viewerId',
    shown,
  );

interface Reader {
  viewerId: number | null;
}

export const creatorsPage = prepared<CreatorRow, CreatorPlace & Reader>(
  'creators.page',
  pageOf(bestFirst, isAnyTrade),
  { 'pictures[]': isPictured },
);

export const creatorsPageOfRole = prepared<CreatorRow, CreatorPlace & Reader & { role: string }>(
  'creators.page-of-role',
  pageOf(bestFirst, 'role = $role'),
  { 'pictures[]': isPictured },
);

export const punctualPage = prepared<CreatorRow, OnTimePlace & Reader>(
  'creators.punctual',
  pageOf(onTimeFirst, isAnyTrade),
  { 'pictures[]': isPictured },
);

export const punctualPageOfRole = prepared<CreatorRow, OnTimePlace & Reader & { role: string }>(
  'creators.punctual-of-role',
  pageOf(onTimeFirst, 'role = $role'),
  { 'pictures[]': isPictured },
);

/** Parameters: the caller, ids; in no particular order. */
export const creatorsById = prepared<CreatorRow, [viewerId: number | null, shown: readonly number[]]>(
  'creators.by-id',
  cardsOf(`select ${listed} from creators where user_id = any ($2::bigint[])`, '$1'),
  { 'pictures[]': isPictured },
);

/** The last position of each page except the deepest requested, first page first, in one index-only scan. */
const places = ({ key, by }: Directory, role: string) => `
  select ${key}, user_id as id
    from (select on_time, ranking, user_id, row_number() over (order by ${by}) as place
            from creators where ${role} and ranking >= ${lowestRanking}
           order by ${by} limit $1) best
   where place % ${creatorsPageSize} = 0
   order by place`;

export const creatorPlaces = prepared<CreatorPlace, [before: number]>(
  'creators.places',
  places(bestFirst, isAnyTrade),
);
export const creatorPlacesOfRole = prepared<CreatorPlace, [before: number, role: string]>(
  'creators.places-of-role',
  places(bestFirst, 'role = $2'),
);
export const punctualPlaces = prepared<OnTimePlace, [before: number]>(
  'creators.punctual-places',
  places(onTimeFirst, isAnyTrade),
);
export const punctualPlacesOfRole = prepared<OnTimePlace, [before: number, role: string]>(
  'creators.punctual-places-of-role',
  places(onTimeFirst, 'role = $2'),
);

/** The number of makers of a role; null counts all except admins. */
export const countCreators = prepared<{ people: number }, [role: string | null]>(
  'creators.total',
  `select coalesce(sum(people), 0)::bigint as people from creator_totals
    where role = $1 or ($1::text is null and role <> 'ADMIN')`,
);

/** Trending this week, most active first. Parameter: how many. */
export const trendingIds = prepared<{ id: number }, [trendingPlaces: number]>(
  'creators.trending',
  `select d.id from trending t join designs d on d.id = t.design_id and d.status = 'PUBLISHED'
     join users u on u.id = d.maker_id and ${isPublic('u.id')}
    order by t.place limit $1`,
);
