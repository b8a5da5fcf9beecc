import type { Figure } from '#contracts/platform/figures.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { SeenViews } from '#server/platform/views/collect-views.ts';
import { isSeenBy } from '../privacy/privacy.tables.ts';

/**
 * Counts profile views. Leaves out viewers already counted that day, owners, closed accounts, and viewers who may see
 * only the name. Sorted by owner, so that concurrent processes cannot deadlock.
 */
export const countProfileViewers = prepared<object, SeenViews>(
  'profiles.count-viewers',
  `with fresh as (
     insert into profile_viewers (day, user_id, viewer)
     select looked.day, looked.owner_id, looked.viewer
       from unnest($days::date[], $thingIds::bigint[], $viewers::text[], $userIds::bigint[]) looked (day, owner_id, viewer, user_id)
       join users u on u.id = looked.owner_id and u.status = 'ACTIVE' and u.id <> looked.user_id
           and ${isSeenBy('u.id', 'looked.user_id')}
      order by looked.owner_id, looked.day, looked.viewer
     on conflict do nothing returning day, user_id)
   insert into profile_views as known (user_id, day, views)
   select user_id, day, count(*) from fresh group by user_id, day order by user_id, day
   on conflict (user_id, day) do update set views = known.views + excluded.views`,
);

/** Deletes the viewers of days before $1. */
export const forgetProfileViewers = prepared<object, [indiaDay: string]>(
  'profiles.forget-viewers',
  'delete from profile_viewers where day < $1::date',
);

/** How many viewed a person's profile since the day $2, and between $3 and $2. */
export const profileViewsOf = prepared<Figure, [userId: number, now: string, before: string]>(
  'profiles.views',
  `select coalesce(sum(views) filter (where day >= $2::date), 0)::int as now,
          coalesce(sum(views) filter (where day < $2::date), 0)::int as before
     from profile_views where user_id = $1 and day >= $3::date`,
);
