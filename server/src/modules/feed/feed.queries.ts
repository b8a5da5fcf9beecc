import { feedPageSize } from '#contracts/feed/feed.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { type PictureCopy, wordsIn } from '#server/modules/designs/designs.tables.ts';
import type { WordsRow } from '#server/modules/designs/public.ts';
import { acrossBlocksOf, isPublic, isSeenBy } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { TimeKey } from '#server/platform/http/cursor.ts';

interface VisitorsPage {
  /** Of the cursor. */
  micros: number;
  afterId: number;
  /** Of the reader. */
  locale: Locale;
}

interface MembersPage extends VisitorsPage {
  viewerId: number;
}

export interface FeedRow extends WordsRow {
  id: number;
  category: string;
  pricePaise: number;
  discountPercent: number;
  materialOne: string;
  materialTwo: string;
  pictures: PictureCopy[];
  /** Microseconds since 1970. */
  micros: number;
  likesCount: number;
  savesCount: number;
  commentCount: number;
  sharesCount: number;
  makerId: number;
  makerName: string;
  makerIsVerified: boolean;
  makerCity: string | null;
  makerImageKey: string | null;
  /** Of the member who looks; a visitor has none. */
  isLiked?: boolean;
  isSaved?: boolean;
  isFollowed?: boolean;
  /** How many designs are published for everybody, the same in every row. */
  total: number;
}

const oneTotal = 'design_totals has its one row from the first migration on';
const isPublished = 'what is published has its moment: designs_published_check';

const micros = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint`;

const place = `(timestamptz 'epoch' + $micros * interval '1 microsecond', $afterId::bigint)`;

const eachMaker = `
    join users u on u.id = d.maker_id
    left join profiles p on p.user_id = d.maker_id`;

/** What a card shows of each design of `page`, which is taken first: the planner sees how few makers to look up. */
const cardsOf = (page: string, locale: string, marks = '', makers = eachMaker) => `
  with ${page}
  select d.id, ${wordsIn(locale)}, d.category, d.price_paise as "pricePaise",
         d.discount_percent as "discountPercent", d.material_one as "materialOne",
         d.material_two as "materialTwo", d.pictures, ${micros('d.published_at')} as micros,
         d.likes_count as "likesCount", d.saves_count as "savesCount",
         d.comment_count as "commentCount", d.shares_count as "sharesCount",
         d.maker_id as "makerId", u.name as "makerName", u.is_verified as "makerIsVerified",
         p.city as "makerCity", p.profile_image_key as "makerImageKey",
         (select published from design_totals where id = 1) as total${marks}
    from page d ${makers}
   order by d.published_at desc, d.id desc`;

/** Everybody's feed holds what everybody may see, also for followers and makers themselves. "is true" keeps it a filter. */
const isForAll = `(${isPublic('maker_id')}) is true`;

/** One walk along designs_feed_idx from a place downwards, a row longer than a page to know whether more follow. */
const newestPage = (where = '') => `page as materialized (
    select * from designs
     where status = 'PUBLISHED' and (published_at, id) < ${place} and ${isForAll} ${where}
     order by published_at desc, id desc
     limit ${feedPageSize + 1})`;

/** Neither muted nor across a block. Read once for the whole walk. */
const isNotMuted = `maker_id <> all (array(select muted_id from mutes where muter_id = $viewerId
                                           union all ${acrossBlocksOf('$viewerId')}))`;

export const feedPageForVisitor = prepared<FeedRow, VisitorsPage>(
  'feed.visitor',
  cardsOf(newestPage(), '$locale'),
  { total: oneTotal },
);

/** One range of the member's marks for the whole page, rather than a look-up for each design. */
const isMarked = (table: 'likes' | 'saves') => `
  d.id = any (array(select design_id from ${table}
                     where user_id = $viewerId and design_id = any (array(select id from page))))`;

const likedAndSaved = `, ${isMarked('likes')} as "isLiked", ${isMarked('saves')} as "isSaved"`;

export const feedPageForMember = prepared<FeedRow, MembersPage>(
  'feed.member',
  cardsOf(
    newestPage(`and ${isNotMuted}`),
    '$locale',
    `${likedAndSaved},
     d.maker_id = any (array(select maker_id from follows
                             where follower_id = $viewerId and maker_id = any (array(select maker_id from page))))
       as "isFollowed"`,
  ),
  { total: oneTotal },
);

/** Anyone who follows fewer makers than this has each of them looked up. */
const fewMakers = 40;
/** How far the feed of all makers is walked for those of many. */
const longestWalk = 16_000;
const pageKeys = `order by published_at desc, id desc limit ${feedPageSize + 1}`;

/**
 * The newest designs of the makers a member follows, a page and no more. With many makers much of what is
 * published is theirs, so the feed of all is walked, in the index alone; only where that finds no whole page,
 * because they are few or quiet, is the newest of each of them looked up and merged.
 */
export const feedPageOfFollowed = prepared<FeedRow & { hasMore: boolean }, MembersPage>(
  'feed.following',
  cardsOf(
    `makers as materialized (select maker_id from follows where follower_id = $viewerId and ${isNotMuted}),
     near as materialized (
       select id, published_at from (
         select id, published_at, maker_id from designs
          where status = 'PUBLISHED' and (published_at, id) < ${place}
          order by published_at desc, id desc
          limit case when (select count(*) from makers) < ${fewMakers} then 0 else ${longestWalk} end) walked
        -- "is true" keeps it a filter: as a join it would walk all the way before it stops.
        where (maker_id in (select maker_id from makers)) is true and (${isSeenBy('maker_id', '$viewerId')}) is true ${pageKeys}),
     far as materialized (
       select own.id, own.published_at from makers m
        cross join lateral (
          select id, published_at from designs
           where maker_id = m.maker_id and status = 'PUBLISHED' and (published_at, id) < ${place}
           ${pageKeys}) own
        where (select count(*) from near) <= ${feedPageSize} and ${isSeenBy('m.maker_id', '$viewerId')} ${pageKeys}),
     keys as materialized (
       select * from near where (select count(*) from near) > ${feedPageSize} union all select * from far),
     page as materialized (
       select * from designs where id = any (array(
         select id from keys order by published_at desc, id desc limit ${feedPageSize}))),
     -- Each maker once: whoever follows few finds the same ones again and again.
     people as materialized (
       select u.id, u.name, u.is_verified, p.city, p.profile_image_key
         from users u left join profiles p on p.user_id = u.id
        where u.id = any (array(select maker_id from page)))`,
    '$locale',
    `${likedAndSaved}, true as "isFollowed", (select count(*) from keys) > ${feedPageSize} as "hasMore"`,
    'join people u on u.id = d.maker_id cross join lateral (select u.city, u.profile_image_key) p',
  ),
  { total: oneTotal, micros: isPublished },
);

const deepestPage = 1000;

/** The last place of each page but the deepest, first page first, in one index-only scan. */
export const lastPlaces = prepared<TimeKey, []>(
  'feed.places',
  `select ${micros('published_at')} as micros, id
     from (select published_at, id, row_number() over (order by published_at desc, id desc) as place
             from designs where status = 'PUBLISHED' and ${isPublic('maker_id')}
            order by published_at desc, id desc limit ${(deepestPage - 1) * feedPageSize}) newest
    where place % ${feedPageSize} = 0
    order by place`,
  { micros: isPublished },
);

export const publishedTotal = prepared<{ total: number }, []>(
  'feed.total',
  'select published as total from design_totals where id = 1',
);
