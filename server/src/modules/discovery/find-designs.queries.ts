import type { SearchSort } from '#contracts/discovery/search.contract.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { type FoundDesignRow, shownDesigns } from './found-designs.queries.ts';

/** A design that matches, as much of it as choosing a page and counting facets needs. */
export interface Candidate {
  id: number;
  /** What the list is sorted by, a whole number. */
  key: number;
  pricePaise: number;
  category: string;
  /** One a line. */
  materials: string;
  city: string;
  role: string;
  isVerified: boolean;
  /** False where the search stopped before it had seen every match; the same in every row. */
  isAll: boolean;
}

/** How many designs a search looks at in the order it sorts by before it asks the index of words. */
export const walkLength = 2000;
/** How many matches the index of words may add to those that are ranked, and to those that are only sorted. */
export const mostRanked = 400;
const mostSorted = 1500;

interface Order {
  key: string;
  /** Along the index, best first. */
  by: string;
  /** Behind the place that the parameters $5 and $6 name. */
  after: string;
  isRising?: boolean;
}

const newest: Order = {
  key: '(extract(epoch from published_at) * 1000000)::bigint',
  by: 'published_at desc, design_id desc',
  after:
    "(published_at, design_id) < (timestamptz 'epoch' + $5::bigint * interval '1 microsecond', $6::bigint)",
};

const popular: Order = {
  key: 'popularity::bigint',
  by: 'popularity desc, design_id desc',
  after: '(popularity, design_id) < ($5::bigint, $6::bigint)',
};

const orders: Record<Exclude<SearchSort, 'relevance'>, Order> = {
  newest,
  popular,
  price_asc: {
    key: 'price_paise',
    by: 'price_paise, design_id',
    after: '(price_paise, design_id) > ($5::bigint, $6::bigint)',
    isRising: true,
  },
  price_desc: {
    key: 'price_paise',
    by: 'price_paise desc, design_id desc',
    after: '(price_paise, design_id) < ($5::bigint, $6::bigint)',
  },
};

// The sum keeps the planner, which does not know the range, from reading the index of prices for it.
const matches = 'words @@ $1::tsquery and price_paise + 0 between $2::bigint and $3::bigint';

const light =
  'design_id as id, price_paise as "pricePaise", category, materials, city, role, is_verified as "isVerified"';

/**
 * Looks at `length` designs along an index and keeps the first $4 that match: at once enough where a word is
 * common, and never more than that where it is not. Then, only where that found fewer than $7, the index of words
 * is asked, which is quick just because they are rare.
 */
const walk = (order: Pick<Order, 'by'>, where: string, length: number | string) => `
    select * from (
      select * from design_search where ${where} order by ${order.by} limit ${length}) seen
     where ${matches}
     order by ${order.by} limit $4::int`;

const isNew = (besides: string) => `not (design_id = any (array(select design_id from ${besides})))`;

const isLarge = `(select published from design_totals where id = 1) > ${walkLength}`;

// A small catalogue has been walked from end to end.
const asking = (from: string) => `${isLarge} and (select count(*) from ${from}) < $7::int`;

/** Whether neither the walk nor the index of words was stopped before its end. */
const sawAll = (most: number) => `
  (select count(*) from walked) < $4::int
    and (not (${isLarge}) or (${asking('walked')} and (select count(*) from worded) < ${most}))`;

// A range of prices is where a walk along the prices begins; for the others it only rules designs out.
const range = ({ key, after }: Order) =>
  key === 'price_paise' ? `${after} and price_paise between $2::bigint and $3::bigint` : after;

const along = ({ isRising }: Order) => (isRising ? 'key, id' : 'key desc, id desc');

/** Parameters: must, lowest and highest price in paise, most of a walk, the place's key and id, enough. */
function candidatesBy(name: string, order: Order) {
  return prepared<Candidate>(
    `search.${name}`,
    `with walked as materialized (${walk(order, range(order), walkLength)}),
     worded as materialized (
       select * from design_search
        where ${asking('walked')} and ${matches} and ${order.after} limit ${mostSorted}),
     found as (select * from walked union all select * from worded where ${isNew('walked')})
     select ${light}, ${order.key} as key, (${sawAll(mostSorted)}) as "isAll" from found order by ${along(order)}`,
  );
}

/** One page behind a place, as it is shown. Parameters: the same, then the viewer's id or null. */
function pageBy(name: string, order: Order) {
  return prepared<FoundDesignRow & { key: number }>(
    `search.${name}.page`,
    `with walked as materialized (
       select design_id, ${order.key} as key from (${walk(order, range(order), walkLength)}) kept),
     worded as materialized (
       select design_id, ${order.key} as key from design_search
        where ${asking('walked')} and ${matches} and ${order.after} limit ${mostSorted}),
     found as materialized (
       select design_id as id, key
         from (select * from walked union all select * from worded where ${isNew('walked')}) every
        order by ${along(order)} limit $4::int)
     ${shownDesigns('$8', along(order).replaceAll('id', 'd.id'))}`,
  );
}

export const sortedCandidates = {
  newest: candidatesBy('newest', orders.newest),
  popular: candidatesBy('popular', orders.popular),
  price_asc: candidatesBy('price_asc', orders.price_asc),
  price_desc: candidatesBy('price_desc', orders.price_desc),
};

export const sortedPages = {
  newest: pageBy('newest', orders.newest),
  popular: pageBy('popular', orders.popular),
  price_asc: pageBy('price_asc', orders.price_asc),
  price_desc: pageBy('price_desc', orders.price_desc),
};

/**
 * The best of the newest, the most applauded and, where they are few, all that match. Parameters as above, and
 * the ranking queries $8 (wide) and $9 (exact).
 */
export const rankedCandidates = prepared<Candidate>(
  'search.relevance',
  `with walked as materialized (${walk(newest, 'true', walkLength)}),
   applauded as materialized (${walk(popular, isLarge, walkLength / 2)}),
   worded as materialized (
     select * from design_search where ${asking('walked')} and ${matches} limit ${mostRanked}),
   found as (
     select * from walked
      union all select * from applauded where ${isNew('walked')}
      union all select * from worded where ${isNew('walked')} and ${isNew('applauded')}),
   ranked as materialized (
     select *, (1000 * (ts_rank('{0.1, 0.3, 0.6, 1}', words, $8::tsquery)
                      + ts_rank('{0.1, 0.3, 0.6, 1}', words, $9::tsquery)))::bigint + popularity as key
       from found)
   select ${light}, key, (${sawAll(mostRanked)}) as "isAll"
     from ranked where (key, design_id) < ($5::bigint, $6::bigint) order by key desc, id desc`,
);
