import { type PricedWords, readPriceWords } from '#contracts/discovery/price-words.ts';
import { type SearchSort, type search, searchPageSize } from '#contracts/discovery/search.contract.ts';
import type { ParsedOf, ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import type { Services } from '#server/platform/services.ts';
import { townsNear } from '../near/near-towns.ts';
import { asWritten, findByWords } from '../words/read-words.ts';
import { countFacets } from './count-facets.ts';
import { type Candidate, rankedCandidates, sortedCandidates, sortedPages } from './find-designs.queries.ts';
import { foundDesigns } from './found-designs.queries.ts';
import { type Chosen, type Match, matchOf, type Wanted } from './match-query.ts';
import { presentFoundDesign } from './present-search.ts';
import { type Reading, type SearchKey, searchCursor } from './search-cursor.ts';

export type SearchQuery = ParsedOf<typeof search>['query'];
export type SearchReply = ReplyOf<typeof search>;

/** Matches read for the counts of a first page, and the minimum below which the word index is queried. */
const mostCounted = 300;
const enoughCounted = 60;

/** If fewer designs than this match all words, the best matches of some words follow. */
const fewMatches = 6;

const nothingChosen: Chosen = { category: [], material: [], city: [], role: [], verified: false };

interface Reader {
  /** Null for a visitor. */
  viewerId: number | null;
  locale: Locale;
}

/** A page of designs; the first page also has the total and the facets. */
export async function searchDesigns(
  services: Pick<Services, 'db' | 'env'>,
  query: SearchQuery,
  reader: Reader,
): Promise<SearchReply> {
  const { words, ...prices } = readPriceWords(query.q);
  const circle = query.pin === undefined ? undefined : townsNear(query.pin, query.within);
  if (circle === null) return nothingFound;
  const near = circle?.centres;
  const chosen = { ...inOrder(query, prices), near };
  const place = query.cursor === undefined ? undefined : searchCursor.read(query.cursor);
  if (place && query.sort !== 'relevance') return readOn(services, words, query.sort, chosen, place, reader);

  const { db } = services;
  // The interpretation depends on the words alone, so that choosing a facet gives the number counted for it.
  const searched = place ? chosen : nothingChosen;
  const found = await findByWords(
    db,
    words,
    place?.reading,
    (wanted, anyWord) => findCandidates(db, query, searched, matchOf(wanted, searched, { anyWord }), place),
    query.sort === 'relevance' ? fewMatches : 1,
  );
  const { wanted, reading } = found;
  const match = matchOf(wanted, chosen, { anyWord: reading === 'loose' });
  const rows =
    place || !(near || isAnyChosen(chosen))
      ? found.rows
      : await findCandidates(db, query, chosen, match, undefined);
  if (!place && (reading === 'loose' || rows.length === 0)) {
    const nearest = await findNearestPrices(db, query, chosen, found.strict);
    if (nearest.length > 0)
      return {
        ...nothingFound,
        total: { count: nearest.length, isAtLeast: false },
        corrected: found.strict?.corrected ?? null,
        missing: found.strict?.missing ?? [],
        noneWithin: { from: chosen.minPrice, to: chosen.maxPrice },
        designs: await presentRows(services, nearest, reader),
        facets: countFacets(nearest, { ...chosen, minPrice: undefined, maxPrice: undefined }),
        near: circle?.town ?? null,
      };
  }
  // The place is not a facet with counts: all facets are counted within it.
  const counted = near && !place ? await findNear(db, query, near, found) : found.rows;
  const facets = place ? null : countFacets(counted, chosen);
  const last = rows.length > searchPageSize ? rows[searchPageSize - 1] : undefined;
  return {
    ...nothingFound,
    total: { count: rows.length, isAtLeast: rows[0]?.isAll === false },
    corrected: found.corrected,
    isLoose: reading === 'loose',
    missing: found.missing,
    unfound: found.unfound,
    designs: await presentRows(services, rows, reader),
    facets,
    near: circle?.town ?? null,
    nextCursor: last === undefined ? null : searchCursor.write({ reading, key: last.key, id: last.id }),
  };
}

/** The first page of these candidates for display. */
async function presentRows(
  { db, env }: Pick<Services, 'db' | 'env'>,
  rows: readonly Candidate[],
  { viewerId, locale }: Reader,
): Promise<SearchReply['designs']> {
  const ids = rows.slice(0, searchPageSize).map(({ id }) => id);
  if (ids.length === 0) return [];
  const details = new Map((await foundDesigns(db, [ids, viewerId, locale])).map((row) => [row.id, row]));
  return ids
    .flatMap((id) => details.get(id) ?? [])
    .map((row) => presentFoundDesign(row, locale, env.MEDIA_URL));
}

export const nothingFound: SearchReply = {
  success: true,
  total: { count: 0, isAtLeast: false },
  ...asWritten,
  isLoose: false,
  noneWithin: null,
  designs: [],
  creators: [],
  facets: null,
  near: null,
  nextCursor: null,
};

/**
 * If nothing matches all words in the price range, a page of matches at other prices, nearest first; otherwise empty.
 * Matches only in the description are ignored in both.
 */
async function findNearestPrices(
  executor: Executor,
  query: SearchQuery,
  chosen: Chosen,
  strict: { rows: readonly Candidate[]; wanted: Wanted } | null,
): Promise<Candidate[]> {
  const { minPrice, maxPrice } = chosen;
  if (!strict?.wanted.length || strict.rows.length === 0) return [];
  if (minPrice === undefined && maxPrice === undefined) return [];
  const within = await findCandidates(
    executor,
    query,
    chosen,
    matchOf(strict.wanted, chosen, { besidesDescription: true }),
    undefined,
  );
  if (within.length > 0) return [];
  const anyPrice = { ...chosen, minPrice: undefined, maxPrice: undefined };
  const found = await findCandidates(
    executor,
    query,
    anyPrice,
    matchOf(strict.wanted, anyPrice, { besidesDescription: true }),
    undefined,
  );
  const { lowest, highest } = paiseOf(chosen);
  const away = ({ pricePaise }: Candidate) => Math.max(lowest - pricePaise, pricePaise - highest);
  return found.toSorted((one, other) => away(one) - away(other)).slice(0, searchPageSize);
}

/** A further page of a sorted list, without counts. */
async function readOn(
  { db, env }: Pick<Services, 'db' | 'env'>,
  words: string,
  sort: Exclude<SearchSort, 'relevance'>,
  chosen: Chosen,
  cursor: SearchKey,
  reader: Reader,
): Promise<SearchReply> {
  const most = searchPageSize + 1;
  const found = await findByWords(db, words, cursor.reading, (wanted, anyWord) => {
    const { must } = matchOf(wanted, chosen, { anyWord });
    return sortedPages[sort](db, {
      must,
      ...paiseOf(chosen),
      most,
      key: cursor.key,
      id: cursor.id,
      enough: most,
      ...reader,
    });
  });
  const page = found.rows.slice(0, searchPageSize);
  const last = found.rows.length > searchPageSize ? page.at(-1) : undefined;
  return {
    ...nothingFound,
    total: { count: found.rows.length, isAtLeast: last !== undefined },
    designs: page.map((row) => presentFoundDesign(row, reader.locale, env.MEDIA_URL)),
    nextCursor:
      last === undefined ? null : searchCursor.write({ reading: cursor.reading, key: last.key, id: last.id }),
  };
}

function findNear(
  executor: Executor,
  query: SearchQuery,
  near: readonly string[],
  { wanted, reading }: { wanted: Wanted; reading: Reading },
): Promise<Candidate[]> {
  const searched = { ...nothingChosen, near };
  const match = matchOf(wanted, searched, { anyWord: reading === 'loose' });
  return findCandidates(executor, query, searched, match, undefined);
}

function findCandidates(
  executor: Executor,
  { sort }: Pick<SearchQuery, 'sort'>,
  chosen: Chosen,
  { must, wide, exact, lead }: Match,
  cursor: SearchKey | undefined,
): Promise<Candidate[]> {
  const start = sort === 'price_asc' ? 0 : Number.MAX_SAFE_INTEGER;
  const { key, id } = cursor ?? { key: start, id: start };
  const asked = { must, ...paiseOf(chosen), most: mostCounted, key, id, enough: enoughCounted };
  if (sort === 'relevance') return rankedCandidates(executor, { ...asked, wide, exact, lead });
  return sortedCandidates[sort](executor, asked);
}

function paiseOf({ minPrice, maxPrice }: Chosen): { lowest: number; highest: number } {
  return {
    lowest: (minPrice ?? 0) * 100,
    highest: maxPrice === undefined ? Number.MAX_SAFE_INTEGER : maxPrice * 100,
  };
}

/** The chosen filters, with prices named in the words unless others are chosen; the lower price first. */
function inOrder(query: SearchQuery, named: Omit<PricedWords, 'words'>): Chosen {
  const isPriced = query.minPrice !== undefined || query.maxPrice !== undefined;
  const { minPrice, maxPrice } = isPriced ? query : named;
  const isOrdered = minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice;
  return { ...query, minPrice: isOrdered ? minPrice : maxPrice, maxPrice: isOrdered ? maxPrice : minPrice };
}

function isAnyChosen({ category, material, city, role, verified, minPrice, maxPrice }: Chosen): boolean {
  const lists = [category, material, city, role];
  return (
    verified || minPrice !== undefined || maxPrice !== undefined || lists.some((list) => list.length > 0)
  );
}
