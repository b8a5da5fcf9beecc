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

export interface CreatorRow extends CreatorPlace {
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

/**
 * Selects the cards of `page`, named expressions of a `with`. `viewer` is the parameter with the caller's id, null
 * for a visitor.
 */
export const showCards = (page: string, viewer: string, { distance, more, order } = asBestFirst) => `
  with ${page}
  select c.user_id as id, c.ranking, c.designs as "designsCount", u.name, u.role, u.is_verified as "isVerified",
         p.profession, p.city, p.profile_image_key as "imageKey", ${distance} as "distanceKm"${more},
         coalesce((select followers from follow_counts f where f.user_id = c.user_id), 0) as "followersCount",
         r.review_count as "reviewsCount", r.rating_sum as "ratingSum",
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
   order by ${order}`;

const cardsOf = (page: string, viewer: string) => showCards(`page as materialized (${page})`, viewer);

export const isPictured = 'a published design has a picture';

const bestFirst = 'order by ranking desc, user_id desc';

/** Makers by trade or published design have at least this ranking; shoppers have less and are not listed. */
export const lowestRanking = 1000;

const pageWhere = (role: string) => `
  select user_id, ranking, designs from creators
   where ${role} and ranking >= ${lowestRanking} and (ranking, user_id) < ($ranking::int, $id::bigint)
   ${bestFirst} limit ${creatorsPageSize + 1}`;

export const creatorsPage = prepared<CreatorRow, CreatorPlace & { viewerId: number | null }>(
  'creators.page',
  cardsOf(pageWhere("role <> 'ADMIN'"), '$viewerId'),
  { 'pictures[]': isPictured },
);

export const creatorsPageOfRole = prepared<
  CreatorRow,
  CreatorPlace & { viewerId: number | null; role: string }
>('creators.page-of-role', cardsOf(pageWhere('role = $role'), '$viewerId'), { 'pictures[]': isPictured });

/** Parameters: the caller, ids; in no particular order. */
export const creatorsById = prepared<CreatorRow, [viewerId: number | null, shown: readonly number[]]>(
  'creators.by-id',
  cardsOf('select user_id, ranking, designs from creators where user_id = any ($2::bigint[])', '$1'),
  { 'pictures[]': isPictured },
);

/** The last position of each page except the deepest requested, first page first, in one index-only scan. */
const places = (role: string, limit: string) => `
  select ranking, user_id as id
    from (select ranking, user_id, row_number() over (${bestFirst}) as place
            from creators where ${role} and ranking >= ${lowestRanking}
           ${bestFirst} limit ${limit}) best
   where place % ${creatorsPageSize} = 0
   order by place`;

export const creatorPlaces = prepared<CreatorPlace, [before: number]>(
  'creators.places',
  places("role <> 'ADMIN'", '$1'),
);
export const creatorPlacesOfRole = prepared<CreatorPlace, [before: number, role: string]>(
  'creators.places-of-role',
  places('role = $2', '$1'),
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
