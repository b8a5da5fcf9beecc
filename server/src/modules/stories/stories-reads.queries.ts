import { isBlockBetween, isPublic, isSeenBy } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';

export interface MakerColumns {
  makerId: number;
  makerName: string;
  makerIsVerified: boolean;
  makerCity: string | null;
  makerImageKey: string | null;
}

export interface TrayRow extends MakerColumns {
  coverKey: string;
  storyIds: number[];
  isSeen: boolean;
}

/** Never null, because the newest story of a maker in the tray is among the rows read. */
const isUp = {
  coverKey: 'what is live has a picture: stories_picture_check',
  storyIds: 'the newest story is among them: stories_newest_check',
};

const makerWith = (
  city: string,
) => `u.id as "makerId", u.name as "makerName", u.is_verified as "makerIsVerified",
         ${city} as "makerCity", p.profile_image_key as "makerImageKey"`;
const maker = makerWith('p.city');
const makerSeenBy = (viewer: string) => makerWith(`case when ${isSeenBy('u.id', viewer)} then p.city end`);

/** The most makers shown in the tray. */
const shown = 24;
/** The most makers searched for stories that a member has not seen. */
const considered = 30;
/** The most makers that a member follows who are searched for the tray. */
const followed = 500;

const newest = (most: number) => `
    select id, maker_id, expires_at from stories
     where is_newest and expires_at > $1 and (${isPublic('maker_id')}) is true
     order by expires_at desc, id desc
     limit ${most}`;

/** One index lookup per story, because the planner would estimate a join from average numbers of views. */
const seenBy = (viewer: string) =>
  `coalesce((select true from story_views v where v.viewer_id = ${viewer}::bigint and v.story_id = s.id), false)`;

/** Parameter: now. One scan of stories_tray_idx, then the few stories of each maker. */
export const trayForVisitor = prepared<TrayRow, [now: Date]>(
  'stories.tray.visitor',
  `with newest as materialized (${newest(shown)})
   select ${maker}, c.picture->>'key' as "coverKey", up.ids as "storyIds", false as "isSeen"
     from newest n
     join stories c on c.id = n.id
     join users u on u.id = n.maker_id
     left join profiles p on p.user_id = n.maker_id
     cross join lateral (
       select json_agg(s.id order by s.expires_at, s.id) as ids
         from stories s
        where s.maker_id = n.maker_id and s.status = 'LIVE' and s.expires_at > $1) up
    order by n.expires_at desc, n.id desc`,
  isUp,
);

/**
 * Parameters: now, the member's id. The member's own stories come first, then makers with unseen ones, followed
 * makers before others. Muted makers are left out.
 */
export const trayForMember = prepared<TrayRow, [now: Date, viewerId: number]>(
  'stories.tray.member',
  `with newest as materialized (
     (${newest(considered)})
     union
     select id, maker_id, expires_at from stories where is_newest and maker_id = $2 and expires_at > $1
     union
     (select s.id, s.maker_id, s.expires_at
        from (select maker_id from follows where follower_id = $2 limit ${followed}) f
        join stories s on s.maker_id = f.maker_id and s.is_newest and s.expires_at > $1
       order by s.expires_at desc, s.id desc
       limit ${considered}))
   select ${maker}, c.picture->>'key' as "coverKey", up.ids as "storyIds",
          up.seen or n.maker_id = $2 as "isSeen"
     from newest n
     join stories c on c.id = n.id
     join users u on u.id = n.maker_id
     left join profiles p on p.user_id = n.maker_id
     cross join lateral (
       select json_agg(s.id order by s.expires_at, s.id) as ids, bool_and(${seenBy('$2')}) as seen
         from stories s
        where s.maker_id = n.maker_id and s.status = 'LIVE' and s.expires_at > $1) up
    where not exists (select from mutes m where m.muter_id = $2 and m.muted_id = n.maker_id)
      and ${isSeenBy('n.maker_id', '$2')} and not ${isBlockBetween('n.maker_id', '$2')}
    order by n.maker_id = $2 desc, up.seen,
          (select true from follows f where f.follower_id = $2 and f.maker_id = n.maker_id) nulls last,
          n.expires_at desc, n.id desc
    limit ${shown}`,
  { ...isUp, isSeen: isUp.storyIds },
);

export interface StoryRow extends MakerColumns {
  id: number;
  caption: string;
  picture: { key: string; width: number; height: number; placeholder: string };
  createdAt: Date;
  expiresAt: Date;
  seenCount: number;
  isSeen: boolean;
}

/** The single row of a person without live stories. */
export interface NoStoryRow extends MakerColumns {
  id: null;
}

/** Parameters: the maker's id, now, the viewer's id or null. Returns no row if there is no such person. */
export const storiesOfMaker = prepared<
  StoryRow | NoStoryRow,
  [makerId: number, now: Date, viewerId: number | null]
>(
  'stories.of',
  `select ${makerSeenBy('$3')}, s.id, s.caption, s.picture, s.created_at as "createdAt", s.expires_at as "expiresAt",
          s.seen_count as "seenCount", ${seenBy('$3')} as "isSeen"
     from users u
     left join profiles p on p.user_id = u.id
     left join stories s on s.maker_id = u.id and s.status = 'LIVE' and s.expires_at > $2 and ${isSeenBy('u.id', '$3')}
      and not ${isBlockBetween('u.id', '$3')}
    where u.id = $1 and u.status = 'ACTIVE'
    order by s.expires_at, s.id`,
);

export interface StoryViewerRow {
  id: number;
  name: string;
  imageKey: string | null;
  /** Microseconds since 1970. */
  micros: number;
}

export const viewersOfStory = prepared<
  StoryViewerRow,
  { storyId: number; micros: number; viewerId: number; limit: number }
>(
  'stories.viewers',
  `select u.id, u.name, p.profile_image_key as "imageKey",
          (extract(epoch from v.seen_at) * 1000000)::bigint as micros
     from story_views v
     join users u on u.id = v.viewer_id
     left join profiles p on p.user_id = v.viewer_id
    where v.story_id = $storyId
      and (v.seen_at, v.viewer_id) < (timestamptz 'epoch' + $micros * interval '1 microsecond', $viewerId::bigint)
    order by v.seen_at desc, v.viewer_id desc
    limit $limit`,
);
