import { feedPageSize } from '#contracts/feed/feed.contract.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { PictureCopy } from '../designs/designs.tables.ts';
import type { FeedKey } from './feed-cursor.ts';

export interface FeedRow {
  id: number;
  title: string;
  description: string;
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
  /** How many designs are published, the same in every row. */
  total: number;
}

const micros = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint`;

/**
 * One walk along designs_feed_idx from a place downwards, a row longer than a page to know whether more follow.
 * The page is taken first, so that the planner sees how few makers there are to look up.
 */
const feedPage = (marks: string) => `
  with page as materialized (
    select * from designs
     where status = 'PUBLISHED'
       and (published_at, id) < (timestamptz 'epoch' + $1 * interval '1 microsecond', $2::bigint)
     order by published_at desc, id desc
     limit ${feedPageSize + 1})
  select d.id, d.title, d.description, d.category, d.price_paise as "pricePaise",
         d.discount_percent as "discountPercent", d.material_one as "materialOne",
         d.material_two as "materialTwo", d.pictures, ${micros('d.published_at')} as micros,
         d.likes_count as "likesCount", d.saves_count as "savesCount",
         d.comment_count as "commentCount", d.shares_count as "sharesCount",
         d.maker_id as "makerId", u.name as "makerName", u.is_verified as "makerIsVerified",
         p.city as "makerCity", p.profile_image_key as "makerImageKey",
         (select published from design_totals where id = 1) as total${marks}
    from page d
    join users u on u.id = d.maker_id
    left join profiles p on p.user_id = d.maker_id
   order by d.published_at desc, d.id desc`;

/** Parameters: micros and id of the place. */
export const feedPageForVisitor = prepared<FeedRow>('feed.visitor', feedPage(''));

/** One range of the member's marks for the whole page, rather than a look-up for each design. */
const isMarked = (table: 'likes' | 'saves') => `
  d.id = any (array(select design_id from ${table}
                     where user_id = $3 and design_id = any (array(select id from page))))`;

/** Parameters: micros and id of the place, the member's id. */
export const feedPageForMember = prepared<FeedRow>(
  'feed.member',
  feedPage(`, ${isMarked('likes')} as "isLiked", ${isMarked('saves')} as "isSaved"`),
);

const deepestPage = 1000;

/** The last place of each page but the deepest, first page first, in one index-only scan. */
export const lastPlaces = prepared<FeedKey>(
  'feed.places',
  `select ${micros('published_at')} as micros, id
     from (select published_at, id, row_number() over (order by published_at desc, id desc) as place
             from designs where status = 'PUBLISHED'
            order by published_at desc, id desc limit ${(deepestPage - 1) * feedPageSize}) newest
    where place % ${feedPageSize} = 0
    order by place`,
);

export const publishedTotal = prepared<{ total: number }>(
  'feed.total',
  'select published as total from design_totals where id = 1',
);
