import { prepared } from '#server/platform/db/prepared.ts';
import type { SeenViews } from '#server/platform/views/collect-views.ts';
import { isShownTo } from '../designs.tables.ts';

/**
 * Counts viewers; the user id of a visitor is 0. Skips viewers already counted that day, the makers themselves and
 * unpublished designs. Inserts in order of design, so that concurrent processes do not deadlock.
 */
export const countViewers = prepared<object, SeenViews>(
  'designs.count-viewers',
  `with fresh as (
     insert into design_viewers (day, design_id, viewer)
     select looked.day, looked.design_id, looked.viewer
       from unnest($days::date[], $thingIds::bigint[], $viewers::text[], $userIds::bigint[]) looked (day, design_id, viewer, user_id)
       join designs d on d.id = looked.design_id and ${isShownTo('looked.user_id')} and d.maker_id <> looked.user_id
      order by looked.design_id, looked.day, looked.viewer
     on conflict do nothing returning day, design_id)
   insert into design_views as known (design_id, day, views)
   select design_id, day, count(*) from fresh group by design_id, day order by design_id, day
   on conflict (design_id, day) do update set views = known.views + excluded.views`,
);

/** Deletes the viewers of days before $1. */
export const forgetViewers = prepared<object, [indiaDay: string]>(
  'designs.forget-viewers',
  'delete from design_viewers where day < $1::date',
);

interface DashboardRow {
  published: number;
  unpublished: number;
  views: number;
  viewsBefore: number;
  profileViews: number;
  profileViewsBefore: number;
  likes: number;
  likesBefore: number;
  saves: number;
  savesBefore: number;
}

const marks = (table: 'likes' | 'saves') => `
  (select count(*) filter (where m.created_at >= $2)::int as now,
          count(*) filter (where m.created_at < $2)::int as before
     from own join ${table} m on m.design_id = own.id and m.created_at >= $3)`;

const indiaDay = (moment: string) => `(${moment}::timestamptz at time zone 'Asia/Kolkata')::date`;

const sums = `select coalesce(sum(views) filter (where day >= ${indiaDay('$2')}), 0)::int as now,
                  coalesce(sum(views) filter (where day < ${indiaDay('$2')}), 0)::int as before`;

/** Views and reactions for the designs and the profile of the maker $1, since $2 and between $3 and $2. */
export const designsDashboardOf = prepared<DashboardRow, [makerId: number, now: Date, before: Date]>(
  'designs.dashboard',
  `with own as (select id, status from designs where maker_id = $1 and status <> 'DELETED')
   select (select count(*) from own where status = 'PUBLISHED')::int as published,
          (select count(*) from own where status <> 'PUBLISHED')::int as unpublished,
          v.now as views, v.before as "viewsBefore", l.now as likes, l.before as "likesBefore",
          s.now as saves, s.before as "savesBefore",
          p.now as "profileViews", p.before as "profileViewsBefore"
     from (${sums} from own join design_views w on w.design_id = own.id and w.day >= ${indiaDay('$3')}) v,
          (${sums} from profile_views w where w.user_id = $1 and w.day >= ${indiaDay('$3')}) p,
          ${marks('likes')} l, ${marks('saves')} s`,
);
