import { isShownTo } from '#server/modules/designs/designs.tables.ts';
import { isSeenBy } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { ReviewPicture } from '../reviews.tables.ts';

export interface ReviewRow {
  id: number;
  designId: number;
  rating: number;
  comment: string;
  pictures: ReviewPicture[];
  preparing: number;
  isVerified: boolean;
  helpfulCount: number;
  isHelpful: boolean;
  reply: string | null;
  repliedAt: Date | null;
  createdAt: Date;
  editedAt: Date | null;
  userId: number;
  userName: string;
  userImageKey: string | null;
  makerId: number;
  makerName: string;
  makerImageKey: string | null;
}

/** Columns of a review `r`; $viewerId is the viewer, or null. */
const columns = `
  r.id, r.design_id as "designId", r.rating, r.comment, r.pictures, r.preparing, r.is_verified as "isVerified",
  r.helpful_count as "helpfulCount", r.reply, r.replied_at as "repliedAt", r.created_at as "createdAt",
  r.edited_at as "editedAt",
  exists (select from review_votes v where v.user_id = $viewerId and v.review_id = r.id) as "isHelpful",
  r.user_id as "userId", author.name as "userName", author.image_key as "userImageKey",
  r.maker_id as "makerId", maker.name as "makerName", maker.image_key as "makerImageKey"`;

const personOf = (column: string, name: string) => `
  cross join lateral (
    select case u.status when 'DELETED' then 'Deleted user' else u.name end as name, p.profile_image_key as image_key
      from users u left join profiles p on p.user_id = u.id where u.id = ${column} limit 1) ${name}`;

const people = `${personOf('r.user_id', 'author')} ${personOf('r.maker_id', 'maker')}`;

export const reviewById = prepared<ReviewRow, { id: number; viewerId: number | null }>(
  'reviews.one',
  `select ${columns} from reviews r ${people} where r.id = $id`,
);

/** The viewer's own review. */
export const reviewByAuthor = prepared<ReviewRow, { designId: number; viewerId: number }>(
  'reviews.own',
  `select ${columns} from reviews r ${people} where r.design_id = $designId and r.user_id = $viewerId`,
);

/** The index ranges of a filter: by buyers, by others or both; the ratings; with pictures, without or both. */
const ranges = `unnest($verified::boolean[]) verified
         cross join unnest($ratings::int[]) stars cross join unnest($pictured::boolean[]) pictured`;

/**
 * Reviews of a design by age, or by rating and then by age. `verified`, `ratings` and `pictured` list the requested
 * values. `rank` is -1 for high ratings first, 1 for low ratings first, 0 for no sorting by rating. The page begins
 * after `cursorRank` (`rank` times the stars) and `cursorId`. Each combination is one range of reviews_page_idx, read
 * only as far as the page can need it.
 */
export const reviewPage = prepared<
  ReviewRow,
  {
    designId: number;
    viewerId: number | null;
    verified: readonly boolean[];
    ratings: readonly number[];
    pictured: readonly boolean[];
    rank: number;
    cursorRank: number;
    cursorId: number;
    skipped: number;
    wanted: number;
  }
>(
  'reviews.page',
  `select ${columns}
     from (
       select found.id, rank
         from ${ranges}
        cross join lateral (select $rank::int * stars as rank) ranked
        cross join lateral (
          select id from reviews
           where design_id = $designId and is_verified = verified and rating = stars and has_pictures = pictured
             and id < case when rank > $cursorRank::int then 9223372036854775807 when rank = $cursorRank::int then $cursorId::bigint else 0 end
           order by id desc limit $skipped::int + $wanted::int) found
        order by rank, found.id desc offset $skipped::int limit $wanted::int) chosen
    cross join lateral (select * from reviews where id = chosen.id limit 1) r ${people}
    order by chosen.rank, r.id desc`,
);

/** Most helpful first. The page begins after `helpfulCount` and `id`. */
export const helpfulPage = prepared<
  ReviewRow,
  {
    designId: number;
    viewerId: number | null;
    verified: readonly boolean[];
    ratings: readonly number[];
    pictured: readonly boolean[];
    helpfulCount: number;
    id: number;
    skipped: number;
    wanted: number;
  }
>(
  'reviews.helpful-page',
  `select ${columns}
     from (
       select found.id, found.helpful_count
         from ${ranges}
        cross join lateral (
          select id, helpful_count from reviews
           where design_id = $designId and is_verified = verified and rating = stars and has_pictures = pictured
             and (helpful_count, id) < ($helpfulCount::int, $id::bigint)
           order by helpful_count desc, id desc limit $skipped::int + $wanted::int) found
        order by found.helpful_count desc, found.id desc offset $skipped::int limit $wanted::int) chosen
    cross join lateral (select * from reviews where id = chosen.id limit 1) r ${people}
    order by chosen.helpful_count desc, r.id desc`,
);

export interface MakerReviewRow extends ReviewRow {
  designTitle: string;
  designImageKey: string | null;
  isDesignShown: boolean;
}

/** Newest first. */
export const makerReviewPage = prepared<
  MakerReviewRow,
  { makerId: number; viewerId: number | null; before: number; limit: number }
>(
  'reviews.of-maker',
  `select ${columns}, d.title as "designTitle", d.pictures -> 0 ->> 'key' as "designImageKey",
          ${isShownTo('$viewerId')} as "isDesignShown"
     from (select * from reviews where maker_id = $makerId and id < $before::bigint order by id desc limit $limit::int) r
    cross join lateral (select id, maker_id, title, pictures, status from designs where id = r.design_id limit 1) d ${people}
    order by r.id desc`,
);

/**
 * Parameters: the maker, the viewer or null. No row if the maker's designs have no reviews, the viewer may not see
 * the maker, or there is no such person.
 */
export const makerRating = prepared<
  { reviewCount: number; ratingSum: number; othersCount: number },
  [makerId: number, viewerId: number | null]
>(
  'reviews.maker-rating',
  `select m.review_count as "reviewCount", m.rating_sum as "ratingSum", m.others_count as "othersCount"
     from maker_ratings m where m.maker_id = $1 and ${isSeenBy('m.maker_id', '$2')}`,
);

export interface ReviewedDesignRow {
  id: number;
  title: string;
  imageKeys: string[];
  /** Of buyers only. */
  byStars: number[];
  othersCount: number;
  /** The ratings of the newest fifty reviews by buyers, newest first. */
  ratings: number[];
  latest: {
    id: number;
    comment: string;
    rating: number;
    createdAt: string;
    userId: number;
    userName: string;
    userImageKey: string | null;
    keys: string[];
  }[];
}

/**
 * A maker's own reviewed designs, newest first, each with its ten latest reviews and the latest fifty ratings by
 * buyers. Parameters: the maker, the design before which the page begins, how many.
 */
export const reviewedDesigns = prepared<
  ReviewedDesignRow,
  [makerId: number, before: number, designsShown: number]
>(
  'reviews.own-designs',
  `select d.id, d.title, t.by_stars as "byStars", t.others_count as "othersCount",
          coalesce((select array_agg(p ->> 'key') from json_array_elements(d.pictures) p), '{}') as "imageKeys",
          newest.ratings, coalesce(latest.list, '[]') as latest
     from (select design_id, by_stars, others_count from review_totals
            where maker_id = $1 and review_count + others_count > 0 and design_id < $2::bigint
            order by design_id desc limit $3::int) t
    cross join lateral (select id, title, pictures from designs where id = t.design_id limit 1) d
    cross join lateral (
      select coalesce((array_agg(rating order by id desc) filter (where verified))[:50], '{}') as ratings,
             (array_agg(id order by id desc))[:10] as ids
        from unnest(array[true, false]) verified
       cross join unnest(array[1, 2, 3, 4, 5]) stars cross join unnest(array[true, false]) pictured
       cross join lateral (
         select id, rating from reviews
          where design_id = t.design_id and is_verified = verified and rating = stars and has_pictures = pictured
          order by id desc limit case when verified then 50 else 10 end) own) newest
    cross join lateral (
      select json_agg(json_build_object(
               'id', r.id, 'comment', r.comment, 'rating', r.rating, 'createdAt', r.created_at,
               'userId', r.user_id, 'userName', author.name, 'userImageKey', author.image_key,
               'keys', coalesce((select json_agg(p ->> 'key') from json_array_elements(r.pictures) p), '[]'))
               order by r.id desc) as list
        from unnest(newest.ids) chosen (id)
       cross join lateral (select * from reviews where id = chosen.id limit 1) r
       ${personOf('r.user_id', 'author')}) latest
    order by d.id desc`,
  { 'latest[].keys[]': 'every picture of a review has its key' },
);
