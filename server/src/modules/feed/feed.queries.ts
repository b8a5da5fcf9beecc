import { feedPageSize } from '#contracts/feed/feed.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { type PictureCopy, wordsIn } from '#server/modules/designs/designs.tables.ts';
import type { WordsRow } from '#server/modules/designs/public.ts';
import { acrossBlocksOf, isPublic, isSeenBy } from '#server/modules/profiles/privacy/privacy.tables.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { TimeKey } from '#server/platform/http/cursor.ts';

interface VisitorsPage {
  /** From the cursor. */
  micros: number;
  afterId: number;
  /** The reader's language. */
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
  /** For the viewing member; absent for visitors. */
  isLiked?: boolean;
  isSaved?: boolean;
  isFollowed?: boolean;
  /** The number of public designs, the same in every row. */
  total: number;
}

const oneTotal = 'design_totals has its one row from the first migration on';
const isPublished = 'what is published has its moment: designs_published_check';

const micros = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint`;

const place = `(timestamptz 'epoch' + $micros * interval '1 microsecond', $afterId::bigint)`;

const eachMaker = `
    join users u on u.id = d.maker_id
    left join profiles p on p.user_id = d.maker_id`;

/** Selects the cards of `page`, which is materialized first, so that the planner sees how few makers to look up. */
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

/**
 * The main feed contains only public designs, also for followers and the makers themselves. "is true" keeps the
 * condition a filter.
 */
const isForAll = `(${isPublic('maker_id')}) is true`;

/** One scan of designs_feed_idx from a position downwards, with one extra row to see whether more follow. */
const newestPage = (where = '') => `page as materialized (
    select * from designs
     where status = 'PUBLISHED' and (published_at, id) < ${place} and ${isForAll} ${where}
     order by published_at desc, id desc
     limit ${feedPageSize + 1})`;

/** Neither muted nor across a block. Read once for the whole scan. */
const isNotMuted = `maker_id <> all (array(select muted_id from mutes where muter_id = $viewerId
                                           union all ${acrossBlocksOf('$viewerId')}))`;

export const feedPageForVisitor = prepared<FeedRow, VisitorsPage>(
  'feed.visitor',
  cardsOf(newestPage(), '$locale'),
  { total: oneTotal },
);

/** One index range of the member's likes or saves for the whole page, rather than a lookup per design. */
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

/** With fewer followed makers than this, each is looked up. */
const fewMakers = 40;
/** Otherwise, how many rows of the main feed are scanned for followed makers. */
const longestWalk = 16_000;
const pageKeys = `order by published_at desc, id desc limit ${feedPageSize + 1}`;

/**
 * A page of the newest designs of the makers a member follows. With many followed makers, much of the feed is theirs,
 * so an index-only scan of the main feed comes first. If it does not fill the page, because these makers are few or
 * inactive, the newest designs of each are looked up and merged.
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

/** The last position of each page except the deepest, first page first, in one index-only scan. */
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
