import type { Role } from '#contracts/accounts/accounts.contract.ts';
import { isPublic } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { TimeKey } from '#server/platform/http/cursor.ts';

/** Parameters: follower, maker, now. */
export const insertRequest = prepared<object, [followerId: number, makerId: number, now: Date]>(
  'follow-requests.insert',
  'insert into follow_requests (follower_id, maker_id, created_at) values ($1, $2, $3)',
);

/** Returns a row if there was one. Parameters: follower, maker. */
export const deleteRequest = prepared<{ followerId: number }, [followerId: number, makerId: number]>(
  'follow-requests.delete',
  'delete from follow_requests where follower_id = $1 and maker_id = $2 returning follower_id as "followerId"',
);

/** Deletes the requests of the two people to each other; returns a row for each. */
export const deleteRequestsBetween = prepared<
  { followerId: number; makerId: number },
  [one: number, other: number]
>(
  'follow-requests.delete-between',
  `delete from follow_requests where (follower_id, maker_id) in (($1, $2), ($2, $1))
   returning follower_id as "followerId", maker_id as "makerId"`,
);

/** The number of a person's waiting requests. */
export const countRequestsOf = prepared<{ count: number }, [followerId: number]>(
  'follow-requests.count',
  'select count(*)::int as count from follow_requests where follower_id = $1',
);

interface RequestRow extends TimeKey {
  name: string;
  role: Role;
  imageKey: string | null;
  isVerified: boolean;
}

/**
 * People who wait for a maker to agree, latest first, along follow_requests_maker_idx; closed accounts are skipped.
 */
export const requestsPage = prepared<
  RequestRow,
  { makerId: number; micros: number; id: number; limit: number }
>(
  'follow-requests.page',
  `select u.id, u.name, u.role, u.is_verified as "isVerified", p.profile_image_key as "imageKey",
          (extract(epoch from r.created_at) * 1000000)::bigint as micros
     from follow_requests r join users u on u.id = r.follower_id and u.status = 'ACTIVE'
     left join profiles p on p.user_id = u.id
    where r.maker_id = $makerId
      and (r.created_at, r.follower_id) < (timestamptz 'epoch' + $micros * interval '1 microsecond', $id::bigint)
    order by r.created_at desc, r.follower_id desc limit $limit::int`,
);

/** Up to a hundred people who wait for a maker with a public profile, in order of id, after $2. */
export const waitingAfter = prepared<{ followerId: number }, [makerId: number, after: number]>(
  'follow-requests.waiting',
  `select follower_id as "followerId" from follow_requests
    where maker_id = $1 and follower_id > $2 and ${isPublic('$1')} order by follower_id limit 100`,
);
