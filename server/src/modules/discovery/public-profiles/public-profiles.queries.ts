import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { peoplePageSize, portfolioPageSize } from '#contracts/discovery/public-profile.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { ProfileVisibility } from '#contracts/profiles/privacy/profile-visibility.ts';
import { type PictureCopy, wordsIn } from '#server/modules/designs/designs.tables.ts';
import type { WordsRow } from '#server/modules/designs/public.ts';
import { isBlockBetween, isSeenBy } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface ProfileRow {
  id: number;
  name: string;
  role: Role;
  isVerified: boolean;
  createdAt: Date;
  profession: string | null;
  bio: string | null;
  city: string | null;
  state: string | null;
  imageKey: string | null;
  designsCount: number;
  likesCount: number;
  followersCount: number;
  followingCount: number;
  reviewsCount: number;
  /** Sum of the stars of those reviews. */
  ratingSum: number;
  isFollowed: boolean;
  isRequested: boolean;
  visibility: ProfileVisibility;
  /** Whether the viewer sees more than name, photo and role. */
  isSeen: boolean;
  isMuted: boolean;
  /** Whether either has blocked the other. */
  isBlocked: boolean;
}

/** The public data of a person with an open account. Parameters: their id, the caller's or null. */
export const publicProfile = prepared<ProfileRow, [userId: number, viewerId: number | null]>(
  'profiles.public',
  `select u.id, u.name, u.role, u.is_verified as "isVerified", u.created_at as "createdAt", p.profession, p.bio,
          p.city, p.state, p.profile_image_key as "imageKey",
          coalesce(c.designs, 0) as "designsCount", coalesce(c.likes, 0) as "likesCount",
          coalesce(f.followers, 0) as "followersCount", coalesce(f.following, 0) as "followingCount",
          coalesce(m.review_count, 0) as "reviewsCount", coalesce(m.rating_sum, 0) as "ratingSum",
          exists (select from follows where follower_id = $2::bigint and maker_id = u.id) as "isFollowed",
          exists (select from follow_requests where follower_id = $2::bigint and maker_id = u.id) as "isRequested",
          coalesce((select profile_visibility from privacy_settings where user_id = u.id), 'PUBLIC') as visibility,
          ${isSeenBy('u.id', '$2')} as "isSeen",
          exists (select from mutes where muter_id = $2::bigint and muted_id = u.id) as "isMuted",
          ${isBlockBetween('u.id', '$2::bigint')} as "isBlocked"
     from users u
     left join profiles p on p.user_id = u.id
     left join creators c on c.user_id = u.id
     left join follow_counts f on f.user_id = u.id
     left join maker_ratings m on m.maker_id = u.id
    where u.id = $1 and u.status = 'ACTIVE'`,
);

export interface ContactRow {
  email: string;
  phone: string;
}

/** The contact data of a person who shows it to the viewer. Parameters: their id, the viewer's. */
export const shownContact = prepared<ContactRow, [userId: number, viewerId: number]>(
  'profiles.contact',
  `select u.email, coalesce(p.phone, '') as phone
     from users u join privacy_settings s on s.user_id = u.id left join profiles p on p.user_id = u.id
    where u.id = $1 and s.show_contact_info and ${isSeenBy('u.id', '$2')}`,
);

/** Returns a row if the account is open and the viewer, null for a visitor, may see the profile. */
export const openProfile = prepared<{ id: number }, [userId: number, viewerId: number | null]>(
  'profiles.open',
  `select u.id from users u where u.id = $1 and ${isSeenBy('u.id', '$2')}`,
);

export interface PortfolioRow extends WordsRow {
  id: number;
  pricePaise: number;
  discountPercent: number;
  colour: string;
  pictures: PictureCopy[];
  likesCount: number;
  savesCount: number;
  isSaved: boolean;
  /** When it was published, in microseconds since 1970. */
  micros: number;
}

const place = "(timestamptz 'epoch' + $micros * interval '1 microsecond', $id::bigint)";

/** One scan of designs_of_maker_idx. */
export const portfolioPage = prepared<
  PortfolioRow,
  { makerId: number; micros: number; id: number; viewerId: number | null; locale: Locale }
>(
  'profiles.portfolio',
  `with page as materialized (
     select * from designs
      where maker_id = $makerId and status = 'PUBLISHED' and (published_at, id) < ${place}
        and ${isSeenBy('$makerId', '$viewerId')}
      order by published_at desc, id desc limit ${portfolioPageSize + 1})
   select d.id, ${wordsIn('$locale')}, d.price_paise as "pricePaise", d.discount_percent as "discountPercent",
          d.colour, d.pictures, d.likes_count as "likesCount", d.saves_count as "savesCount",
          d.id = any (array(select design_id from saves
                             where user_id = $viewerId::bigint and design_id = any (array(select id from page)))) as "isSaved",
          (extract(epoch from d.published_at) * 1000000)::bigint as micros
     from page d order by d.published_at desc, d.id desc`,
);

export interface PersonRow {
  id: number;
  name: string;
  role: Role;
  isVerified: boolean;
  profession: string | null;
  city: string | null;
  imageKey: string | null;
  isFollowed: boolean;
  isRequested: boolean;
  canBeFollowed: boolean;
  /** When the follow began, in microseconds since 1970; 0 in lists that are not ordered by it. */
  micros: number;
}

const people = (page: string) => `
  with page as materialized (${page} limit ${peoplePageSize + 1})
  select u.id, u.name, u.role, u.is_verified as "isVerified",
         case when seen.yes then p.profession end as profession, case when seen.yes then p.city end as city,
         p.profile_image_key as "imageKey", page.micros,
         u.id = any (array(select maker_id from follows
                            where follower_id = $viewerId::bigint
                              and maker_id = any (array(select id from page)))) as "isFollowed",
         u.id = any (array(select maker_id from follow_requests
                            where follower_id = $viewerId::bigint
                              and maker_id = any (array(select id from page)))) as "isRequested",
         coalesce((select profile_visibility from privacy_settings where user_id = u.id), 'PUBLIC') <> 'PRIVATE' as "canBeFollowed"
    from page join users u on u.id = page.id left join profiles p on p.user_id = page.id
    cross join lateral (select ${isSeenBy('page.id', '$viewerId')} as yes) seen
   order by page.micros desc, page.id desc`;

/** Closed accounts are skipped. */
export const followersPage = prepared<
  PersonRow,
  { userId: number; micros: number; id: number; viewerId: number | null }
>(
  'profiles.followers',
  people(`
    select f.follower_id as id, (extract(epoch from f.created_at) * 1000000)::bigint as micros
      from follows f join users u on u.id = f.follower_id and u.status = 'ACTIVE'
     where f.maker_id = $userId and (f.created_at, f.follower_id) < ${place}
     order by f.created_at desc, f.follower_id desc`),
);

/** Newest accounts first. The sort is affordable, because a person follows at most 2,000 people. */
export const followingPage = prepared<
  PersonRow,
  { userId: number; micros: number; id: number; viewerId: number | null }
>(
  'profiles.following',
  people(`
    select f.maker_id as id, 0::bigint as micros
      from follows f join users u on u.id = f.maker_id and u.status = 'ACTIVE'
     where f.follower_id = $userId and f.maker_id < $id::bigint and $micros::bigint is not null
     order by f.maker_id desc`),
);
