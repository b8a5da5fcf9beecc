import { prepared } from '#server/platform/db/prepared.ts';
import { isSwitchedOff } from '../choices/choices.queries.ts';
import { isUnwanted } from '../unwanted.queries.ts';

/**
 * Notifies once of a follower who still follows. A follower who unfollowed and returned is shown again if the row was
 * unread. $1 the maker, $2 follower.
 */
export const showFollower = prepared<{ id: number; isNew: boolean }, [makerId: number, followerId: number]>(
  'notifications.show-follower',
  `insert into notifications (recipient_id, type, subject, sender_id, created_at, announced_at)
   select f.maker_id, 'FOLLOW', 'follow:' || f.follower_id, f.follower_id, f.created_at, now()
     from follows f where f.maker_id = $1 and f.follower_id = $2 and not ${isUnwanted('$1', 'f.follower_id')}
      and not ${isSwitchedOff('$1', "'FOLLOW'")}
   on conflict (recipient_id, subject) do update set count = 1, created_at = excluded.created_at
   where notifications.count = 0 returning id, announced_at is not distinct from now() as "isNew"`,
);

/** Leaves a row that was read unchanged. $1 the maker, $2 follower. */
export const hideFollower = prepared<{ id: number }, [makerId: number, followerId: number]>(
  'notifications.hide-follower',
  `update notifications set count = 0
    where recipient_id = $1 and subject = 'follow:' || $2::bigint and count > 0 and read_at is null
      and not exists (select 1 from follows where maker_id = $1 and follower_id = $2)
   returning id`,
);

/** Notifies once of a request that is still waiting. A repeated request is shown again. $1 the maker, $2 follower. */
export const showRequest = prepared<{ id: number; isNew: boolean }, [makerId: number, followerId: number]>(
  'notifications.show-request',
  `insert into notifications (recipient_id, type, subject, sender_id, created_at, announced_at)
   select r.maker_id, 'FOLLOW_REQUEST', 'follow-request:' || r.follower_id, r.follower_id, r.created_at, now()
     from follow_requests r where r.maker_id = $1 and r.follower_id = $2 and not ${isUnwanted('$1', 'r.follower_id')}
      and not ${isSwitchedOff('$1', "'FOLLOW'")}
   on conflict (recipient_id, subject) do update set count = 1, created_at = excluded.created_at, read_at = null
   where notifications.count = 0 returning id, announced_at is not distinct from now() as "isNew"`,
);

/** Hides a request that was answered or taken back, read or not. $1 the maker, $2 follower. */
export const hideRequest = prepared<{ id: number }, [makerId: number, followerId: number]>(
  'notifications.hide-request',
  `update notifications set count = 0
    where recipient_id = $1 and subject = 'follow-request:' || $2::bigint and count > 0
      and not exists (select 1 from follow_requests where maker_id = $1 and follower_id = $2)
   returning id`,
);

/**
 * Notifies once each time that a request is agreed to, unless the follower has unfollowed since. $1 the maker, $2
 * follower.
 */
export const showAgreed = prepared<{ id: number }, [makerId: number, followerId: number]>(
  'notifications.show-agreed',
  `insert into notifications (recipient_id, type, subject, sender_id, created_at, announced_at)
   select f.follower_id, 'FOLLOW_AGREED', 'follow-agreed:' || f.maker_id, f.maker_id, f.created_at, now()
     from follows f where f.maker_id = $1 and f.follower_id = $2 and not ${isUnwanted('$2', 'f.maker_id')}
      and not ${isSwitchedOff('$2', "'FOLLOW'")}
   on conflict (recipient_id, subject) do update set created_at = excluded.created_at, read_at = null
   where notifications.created_at < excluded.created_at returning id`,
);
