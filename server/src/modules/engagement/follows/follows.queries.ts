import type { ProfileVisibility } from '#contracts/profiles/privacy/profile-visibility.ts';
import { isBlockBetween, isSeenBy } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';

interface Standing {
  /** The status of the maker's account. */
  status: string;
  isFollowed: boolean;
  isRequested: boolean;
  visibility: ProfileVisibility;
  /** Whether the follower may see the maker's profile. */
  isSeen: boolean;
  /** Whether either has blocked the other. */
  isBlocked: boolean;
}

/** The relation of the follower $1 to the maker $2; no row if there is no such maker. */
export const followStanding = prepared<Standing, [followerId: number, makerId: number]>(
  'follows.standing',
  `select u.status, exists (select from follows where follower_id = $1 and maker_id = $2) as "isFollowed",
          exists (select from follow_requests where follower_id = $1 and maker_id = $2) as "isRequested",
          coalesce((select profile_visibility from privacy_settings where user_id = $2), 'PUBLIC') as visibility,
          ${isSeenBy('u.id', '$1')} as "isSeen",
          ${isBlockBetween('$1', '$2')} as "isBlocked"
     from users u where u.id = $2`,
);

/**
 * Locks the visibility of the profile of $1 until the transaction ends, except for the very first change, when there
 * is no row yet.
 */
export const holdVisibility = prepared<{ userId: number }, [makerId: number]>(
  'follows.hold-visibility',
  'select user_id as "userId" from privacy_settings where user_id = $1 for share',
);

/**
 * Inserts missing count rows for both people of $1, if they exist. In the order of the ids, like all locks on counts.
 */
export const ensureFollowCounts = prepared<object, [both: readonly number[]]>(
  'follows.ensure-counts',
  `insert into follow_counts (user_id)
   select u.id from users u
    where u.id = any($1::bigint[]) and not exists (select from follow_counts where user_id = u.id)
    order by u.id on conflict do nothing`,
);

interface FollowCounts {
  userId: number;
  followers: number;
  following: number;
}

/** Locks the counts of both people of $1 until the transaction ends. */
export const lockFollowCounts = prepared<FollowCounts, [both: readonly number[]]>(
  'follows.lock-counts',
  `select user_id as "userId", followers, following from follow_counts
    where user_id = any($1::bigint[]) order by user_id for no key update`,
);

/** Parameters: follower, maker. */
export const insertFollow = prepared<object, [followerId: number, makerId: number]>(
  'follows.insert',
  'insert into follows (follower_id, maker_id) values ($1, $2)',
);

export const deleteFollow = prepared<object, [followerId: number, makerId: number]>(
  'follows.delete',
  'delete from follows where follower_id = $1 and maker_id = $2',
);

/** Returns a row for each follow that was deleted. */
export const deleteFollowsBetween = prepared<
  { followerId: number; makerId: number },
  [one: number, other: number]
>(
  'follows.delete-between',
  `delete from follows where (follower_id, maker_id) in (($1, $2), ($2, $1))
   returning follower_id as "followerId", maker_id as "makerId"`,
);

/** Adds $3, 1 or -1, to the following count of $1 and the follower count of $2; both rows must be locked. */
export const moveFollowCounts = prepared<object, [followerId: number, makerId: number, step: number]>(
  'follows.move-counts',
  `update follow_counts
      set following = following + case when user_id = $1 then $3::int else 0 end,
          followers = followers + case when user_id = $2 then $3::int else 0 end
    where user_id in ($1, $2)`,
);
