import type { SearchSort } from '#contracts/discovery/search.contract.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { type FoundDesignRow, shownDesigns } from './found-designs.queries.ts';

/** A matching design, with the fields needed to choose a page and count facets. */
export interface Candidate {
  id: number;
  /** The sort value, an integer. */
  key: number;
  pricePaise: number;
  category: string;
  /** One per line. */
  materials: string;
  city: string;
  role: string;
  isVerified: boolean;
  /** False if the search stopped before it had seen every match; the same in every row. */
  isAll: boolean;
}

/** The parameters of a search. */
interface Asked {
  /** The text of a tsquery. */
  must: string;
  /** Prices in paise. */
  lowest: number;
  highest: number;
  /** The maximum number of matches of a scan. */
  most: number;
  /** The position after which the rows come. */
  key: number;
  id: number;
  /** If the scan finds fewer than this, the word index is queried. */
  enough: number;
}

/** Designs scanned in sort order before the word index is queried. */
export const walkLength = 2000;
/** Maximum matches added from the word index: to ranked lists, and to lists that are only sorted. */
export const mostRanked = 400;
const mostSorted = 1500;

interface Order {
  key: string;
  /** The order of the index, best first. */
  by: string;
  /** The condition for rows after the position `key`, `id`. */
  after: string;
  isRising?: boolean;
}

const newest: Order = {
  key: '(extract(epoch from published_at) * 1000000)::bigint',
  by: 'published_at desc, design_id desc',
  after:
    "(published_at, design_id) < (timestamptz 'epoch' + $key::bigint * interval '1 microsecond', $id::bigint)",
};

const popular: Order = {
  key: 'popularity::bigint',
  by: 'popularity desc, design_id desc',
  after: '(popularity, design_id) < ($key::bigint, $id::bigint)',
};

/** Designs of makers without the figure have 0 and come last, the newest of them first. */
const onTime: Order = {
  key: 'on_time::bigint',
  by: 'on_time desc, design_id desc',
  after: '(on_time, design_id) < ($key::bigint, $id::bigint)',
};

const orders: Record<Exclude<SearchSort, 'relevance'>, Order> = {
  newest,
  popular,
  on_time: onTime,
  price_asc: {
    key: 'price_paise',
    by: 'price_paise, design_id',
    after: '(price_paise, design_id) > ($key::bigint, $id::bigint)',
    isRising: true,
  },
  price_desc: {
    key: 'price_paise',
    by: 'price_paise desc, design_id desc',
    after: '(price_paise, design_id) < ($key::bigint, $id::bigint)',
  },
};

// `+ 0` keeps the planner, which does not know the range, from using the price index.
const matches = 'words @@ $must::tsquery and price_paise + 0 between $lowest::bigint and $highest::bigint';

const light =
  'design_id as id, price_paise as "pricePaise", category, materials, city, role, is_verified as "isVerified"';

/**
 * Scans `length` designs along an index and keeps the first $most matches: enough for common words, and a limited
 * cost for rare ones. Only if it finds fewer than $enough is the word index queried, which is fast because the words
 * are rare.
 */
const walk = (order: Pick<Order, 'by'>, where: string, length: number | string) => `
    select * from (
      select * from design_search where ${where} order by ${order.by} limit ${length}) seen
     where ${matches}
     order by ${order.by} limit $most::int`;

/** Whether the price range contains so few designs that they can be checked one by one. */
const narrow = `
    select $lowest::bigint > 0 and $highest::bigint < ${Number.MAX_SAFE_INTEGER} and (
      select count(*) from (
        select from design_search where price_paise between $lowest::bigint and $highest::bigint
         limit ${walkLength + 1}) within) <= ${walkLength} as "isNarrow"`;

/**
 * The matches from the word index, or from a narrow price range, where the words' own price tags would match a
 * hundred times as many. The function keeps the planner from using the word index.
 */
const asked = (where: string, most: number) => `
    select * from (
      select * from design_search where not (select "isNarrow" from narrow) and ${where} and ${matches} limit ${most}) found
     union all
    select * from (
      select * from design_search
       where (select "isNarrow" from narrow) and ${where} and ts_match_vq(words, $must::tsquery)
         and price_paise between $lowest::bigint and $highest::bigint limit ${most}) found`;

const isNew = (besides: string) => `not (design_id = any (array(select design_id from ${besides})))`;

const oneTotal = 'design_totals has its one row from the first migration on';
const isLarge = `(select published from design_totals where id = 1) > ${walkLength}`;

// A small catalogue was already scanned completely.
const asking = (from: string) => `${isLarge} and (select count(*) from ${from}) < $enough::int`;

/** Whether both the scan and the word index query ran to their end. */
const sawAll = (most: number) => `
  (select count(*) from walked) < $most::int
    and (not (${isLarge}) or (${asking('walked')} and (select count(*) from worded) < ${most}))`;

// When sorting by price, the range limits the scan; in other orders it only filters.
const range = ({ key, after }: Order) =>
  key === 'price_paise' ? `${after} and price_paise between $lowest::bigint and $highest::bigint` : after;

const along = ({ isRising }: Order, id = 'id') => (isRising ? `key, ${id}` : `key desc, ${id} desc`);

function candidatesBy(name: string, order: Order) {
  return prepared<Candidate, Asked>(
    `search.${name}`,
    `with walked as materialized (${walk(order, range(order), walkLength)}),
     narrow as materialized (${narrow}),
     worded as materialized (${asked(`${asking('walked')} and ${order.after}`, mostSorted)}),
     found as (select * from walked union all select * from worded where ${isNew('walked')})
     select ${light}, ${order.key} as key, (${sawAll(mostSorted)}) as "isAll" from found order by ${along(order)}`,
    { isAll: oneTotal },
  );
}

/** One page after a position, with the columns to display. */
function pageBy(name: string, order: Order) {
  return prepared<FoundDesignRow & { key: number }, Asked & { viewerId: number | null; locale: Locale }>(
    `search.${name}.page`,
    `with walked as materialized (
       select design_id, ${order.key} as key from (${walk(order, range(order), walkLength)}) kept),
     narrow as materialized (${narrow}),
     worded as materialized (
       select design_id, ${order.key} as key
         from (${asked(`${asking('walked')} and ${order.after}`, mostSorted)}) every),
     found as materialized (
       select design_id as id, key
         from (select * from walked union all select * from worded where ${isNew('walked')}) every
        order by ${along(order)} limit $most::int)
     ${shownDesigns('$viewerId', '$locale', along(order, 'd.id'))}`,
  );
}

export const sortedCandidates = {
  newest: candidatesBy('newest', orders.newest),
  popular: candidatesBy('popular', orders.popular),
  on_time: candidatesBy('on_time', orders.on_time),
  price_asc: candidatesBy('price_asc', orders.price_asc),
  price_desc: candidatesBy('price_desc', orders.price_desc),
};

export const sortedPages = {
  newest: pageBy('newest', orders.newest),
  popular: pageBy('popular', orders.popular),
  on_time: pageBy('on_time', orders.on_time),
  price_asc: pageBy('price_asc', orders.price_asc),
  price_desc: pageBy('price_desc', orders.price_desc),
};

/**
 * The best of the newest designs, the most popular ones and, if they are few, all matches. `wide` and `exact` are the
 * queries for ranking; matches of `lead` come first.
 */
export const rankedCandidates = prepared<Candidate, Asked & { wide: string; exact: string; lead: string }>(
  'search.relevance',
  `with walked as materialized (${walk(newest, 'true', walkLength)}),
   applauded as materialized (${walk(popular, isLarge, walkLength / 2)}),
   narrow as materialized (${narrow}),
   worded as materialized (${asked(asking('walked'), mostRanked)}),
   found as (
     select * from walked
      union all select * from applauded where ${isNew('walked')}
      union all select * from worded where ${isNew('walked')} and ${isNew('applauded')}),
   ranked as materialized (
     select *, (1000 * (ts_rank('{0.1, 0.3, 0.6, 1}', words, $wide::tsquery)
                      + ts_rank('{0.1, 0.3, 0.6, 1}', words, $exact::tsquery)))::bigint + popularity
              + case when words @@ $lead::tsquery then 100000 else 0 end as key
       from found)
   select ${light}, key, (${sawAll(mostRanked)}) as "isAll"
     from ranked where (key, design_id) < ($key::bigint, $id::bigint) order by key desc, id desc`,
  { isAll: oneTotal },
);
