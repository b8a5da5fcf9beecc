import type { Executor } from '#server/platform/db/executor.ts';
import { prepared } from '#server/platform/db/prepared.ts';

const insertSalt = prepared<object, [day: string, offered: string]>(
  'designs.insert-view-salt',
  'insert into view_salts (day, salt) values ($1, $2) on conflict (day) do nothing',
);
const readSalt = prepared<{ salt: string }, [day: string]>(
  'designs.view-salt',
  'select salt from view_salts where day = $1',
);

/** The salt of a day, the same in every process; `offered` becomes it where there is none. */
export async function keepSalt(executor: Executor, day: string, offered: string): Promise<string> {
  await insertSalt(executor, [day, offered]);
  return (await readSalt(executor, [day]))[0]?.salt ?? offered;
}

/**
 * Counts who looked; of those who are not signed in the id is 0. Leaves out whom the day has seen, the makers
 * themselves and what is not published. In the order of the designs, so that two processes never wait for each
 * other in a circle.
 */
export const countViewers = prepared<
  object,
  {
    days: readonly string[];
    designIds: readonly number[];
    viewers: readonly string[];
    userIds: readonly number[];
  }
>(
  'designs.count-viewers',
  `with fresh as (
     insert into design_viewers (day, design_id, viewer)
     select looked.day, looked.design_id, looked.viewer
       from unnest($days::date[], $designIds::bigint[], $viewers::text[], $userIds::bigint[]) looked (day, design_id, viewer, user_id)
       join designs d on d.id = looked.design_id and d.status = 'PUBLISHED' and d.maker_id <> looked.user_id
      order by looked.design_id, looked.day, looked.viewer
     on conflict do nothing returning day, design_id)
   insert into design_views as known (design_id, day, views)
   select design_id, day, count(*) from fresh group by design_id, day order by design_id, day
   on conflict (design_id, day) do update set views = known.views + excluded.views`,
);

/** Forgets whom earlier days than $1 have seen. */
export const forgetViewers = prepared<object, [indiaDay: string]>(
  'designs.forget-viewers',
  `with gone as (delete from view_salts where day < $1::date)
   delete from design_viewers where day < $1::date`,
);

interface DashboardRow {
  published: number;
  unpublished: number;
  views: number;
  viewsBefore: number;
  likes: number;
  likesBefore: number;
  saves: number;
  savesBefore: number;
}

const marks = (table: 'likes' | 'saves') => `
  (select count(*) filter (where m.created_at >= $2)::int as now,
          count(*) filter (where m.created_at < $2)::int as before
     from own join ${table} m on m.design_id = own.id and m.created_at >= $3)`;

/** How the designs of the maker $1 were met since $2, and between $3 and $2. */
export const designsDashboardOf = prepared<DashboardRow, [makerId: number, now: Date, before: Date]>(
  'designs.dashboard',
  `with own as (select id, status from designs where maker_id = $1 and status <> 'DELETED')
   select (select count(*) from own where status = 'PUBLISHED')::int as published,
          (select count(*) from own where status <> 'PUBLISHED')::int as unpublished,
          v.now as views, v.before as "viewsBefore", l.now as likes, l.before as "likesBefore",
          s.now as saves, s.before as "savesBefore"
     from (select coalesce(sum(views) filter (where day >= ($2::timestamptz at time zone 'Asia/Kolkata')::date), 0)::int as now,
                  coalesce(sum(views) filter (where day < ($2::timestamptz at time zone 'Asia/Kolkata')::date), 0)::int as before
             from own join design_views w on w.design_id = own.id
              and w.day >= ($3::timestamptz at time zone 'Asia/Kolkata')::date) v,
          ${marks('likes')} l, ${marks('saves')} s`,
);
