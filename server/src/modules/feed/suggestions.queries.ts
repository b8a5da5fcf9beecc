import { acrossBlocksOf, isPublic } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';

interface SuggestedMaker {
  id: number;
  name: string;
  isVerified: boolean;
  /** Likes of all their published designs. */
  likesCount: number;
  city: string | null;
  imageKey: string | null;
}

/** How many of the newest designs are searched for makers, using the feed index alone. */
const farthest = 1000;

/** How many of the newest makers the three suggestions are chosen from. */
const looked = 12;

/**
 * The newest makers of the feed with a public profile. Leaves out $1 (null for a visitor) and makers whom $1 follows or
 * has muted, or with whom there is a block.
 */
export const suggestedMakers = prepared<SuggestedMaker, [viewerId: number | null]>(
  'feed.suggested-makers',
  `with newest as materialized (
     select maker_id, published_at, id from designs where status = 'PUBLISHED'
      order by published_at desc, id desc limit ${farthest}),
   makers as materialized (
     select maker_id, max(published_at) as latest, max(id) as latest_id from newest
      where maker_id is distinct from $1::bigint
        and maker_id not in (select maker_id from follows where follower_id = $1::bigint)
        and maker_id not in (select muted_id from mutes where muter_id = $1::bigint)
        and maker_id not in ${acrossBlocksOf('$1::bigint')}
        and ${isPublic('maker_id')}
      group by maker_id
      order by latest desc, latest_id desc)
   select u.id, u.name, u.is_verified as "isVerified", p.city,
          coalesce((select likes from creators where user_id = m.maker_id), 0) as "likesCount", p.profile_image_key as "imageKey"
     from makers m
    cross join lateral (
      select id, name, is_verified from users where id = m.maker_id limit 1) u
     left join lateral (select city, profile_image_key from profiles where user_id = m.maker_id limit 1) p on true
    order by m.latest desc, m.latest_id desc limit ${looked}`,
);
