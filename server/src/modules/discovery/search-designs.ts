import { type search, searchPageSize } from '#contracts/discovery/search.contract.ts';
import type { ParsedOf, ReplyOf } from '#contracts/platform/endpoint.ts';
import type { Executor } from '../../platform/db/executor.ts';
import type { Services } from '../../platform/services.ts';
import { countFacets } from './count-facets.ts';
import { type Candidate, rankedCandidates, sortedCandidates } from './find-designs.queries.ts';
import { foundDesigns } from './found-designs.queries.ts';
import { type Chosen, type Match, matchOf } from './match-query.ts';
import { presentFoundDesign } from './present-search.ts';
import { findByWords } from './read-words.ts';
import { readSearchCursor, type SearchPlace, writeSearchCursor } from './search-cursor.ts';

export type SearchQuery = ParsedOf<typeof search>['query'];
export type SearchReply = ReplyOf<typeof search>;

/** Matches that are looked at for the counts of a first page, and how few let the index of words be asked. */
const mostCounted = 300;
const enoughCounted = 60;

const nothingChosen: Chosen = { category: [], material: [], city: [], role: [], verified: false };

/** A page of designs; with the first one also how many there are and what else could be chosen. */
export async function searchDesigns(
  { db, env }: Pick<Services, 'db' | 'env'>,
  query: SearchQuery,
  viewerId: number | null,
): Promise<SearchReply> {
  const place = query.cursor === undefined ? undefined : readSearchCursor(query.cursor);
  const chosen = inOrder(query);
  const found = await findByWords(db, query.q, place?.reading, (wanted, anyWord) =>
    findCandidates(db, query, chosen, matchOf(wanted, chosen, { anyWord }), place),
  );
  const { rows, wanted, reading } = found;

  let facets: SearchReply['facets'] = null;
  if (!place) {
    const anyWord = reading === 'loose';
    const all = isAnyChosen(chosen)
      ? await findCandidates(db, query, nothingChosen, matchOf(wanted, nothingChosen, { anyWord }), undefined)
      : rows;
    facets = countFacets(all, chosen);
  }

  const page = rows.slice(0, searchPageSize);
  const last = rows.length > searchPageSize ? page.at(-1) : undefined;
  const details = new Map(
    (page.length === 0 ? [] : await foundDesigns(db, [page.map(({ id }) => id), viewerId])).map((row) => [
      row.id,
      row,
    ]),
  );
  return {
    success: true,
    total: { count: rows.length, isAtLeast: rows.length > 0 && rows[0]?.isAll === false },
    corrected: found.corrected,
    isLoose: reading === 'loose',
    designs: page
      .flatMap(({ id }) => details.get(id) ?? [])
      .map((row) => presentFoundDesign(row, env.PUBLIC_URL)),
    creators: [],
    facets,
    nextCursor: last === undefined ? null : writeSearchCursor({ reading, key: last.key, id: last.id }),
  };
}

function findCandidates(
  executor: Executor,
  { sort }: Pick<SearchQuery, 'sort'>,
  { minPrice, maxPrice }: Chosen,
  { must, wide, exact }: Match,
  place: SearchPlace | undefined,
): Promise<Candidate[]> {
  const lowest = (minPrice ?? 0) * 100;
  const highest = maxPrice === undefined ? Number.MAX_SAFE_INTEGER : maxPrice * 100;
  const start = sort === 'price_asc' ? 0 : Number.MAX_SAFE_INTEGER;
  const { key, id } = place ?? { key: start, id: start };
  if (sort === 'relevance') {
    return rankedCandidates(executor, [
      must,
      lowest,
      highest,
      mostCounted,
      key,
      id,
      enoughCounted,
      wide,
      exact,
    ]);
  }
  const [most, enough] = place ? [searchPageSize + 1, searchPageSize + 1] : [mostCounted, enoughCounted];
  return sortedCandidates[sort](executor, [must, lowest, highest, most, key, id, enough]);
}

/** The lower price first, however they were written. */
function inOrder(query: SearchQuery): Chosen {
  const { minPrice, maxPrice } = query;
  if (minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice) return query;
  return { ...query, minPrice: maxPrice, maxPrice: minPrice };
}

function isAnyChosen({ category, material, city, role, verified, minPrice, maxPrice }: Chosen): boolean {
  const lists = [category, material, city, role];
  return (
    verified || minPrice !== undefined || maxPrice !== undefined || lists.some((list) => list.length > 0)
  );
}
