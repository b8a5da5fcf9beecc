import { searchPageSize } from '#contracts/discovery/search.contract.ts';
import { makerSorts } from '#contracts/discovery/search.rules.ts';
import type { Services } from '#server/platform/services.ts';
import { townsNear } from '../near/near-towns.ts';
import { findByWords } from '../words/read-words.ts';
import { countFacets } from './count-facets.ts';
import { foundMakers, makerCandidates } from './find-makers.queries.ts';
import { type Chosen, matchOf } from './match-query.ts';
import { presentFoundMaker } from './present-search.ts';
import { searchCursor } from './search-cursor.ts';
import { nothingFound, type SearchQuery, type SearchReply } from './search-designs.ts';

/** A page of makers, best match, newest or most punctual first. Only the facets city, role and verified apply to them. */
export async function searchMakers(
  { db, env }: Pick<Services, 'db' | 'env'>,
  query: SearchQuery,
): Promise<SearchReply> {
  const place = query.cursor === undefined ? undefined : searchCursor.read(query.cursor);
  const circle = query.pin === undefined ? undefined : townsNear(query.pin, query.within);
  if (circle === null) return nothingFound;
  const near = circle?.centres;
  const none: Chosen = { category: [], material: [], city: [], role: [], verified: false, near };
  const chosen: Chosen = { ...none, city: query.city, role: query.role, verified: query.verified };
  const { key, id } = place ?? { key: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER };
  const sort = makerSorts.find((one) => one === query.sort) ?? 'relevance';

  const found = await findByWords(db, query.q, place?.reading, (wanted, anyWord) => {
    const { must, wide, exact } = matchOf(wanted, chosen, { anyWord });
    return makerCandidates(db, { must, key, id, sort, wide, exact });
  });
  const { rows, wanted, reading } = found;

  let facets: SearchReply['facets'] = null;
  if (!place) {
    const { must, wide, exact } = matchOf(wanted, none, { anyWord: reading === 'loose' });
    const isChosen = chosen.verified || chosen.city.length + chosen.role.length > 0;
    const all = isChosen ? await makerCandidates(db, { must, key, id, sort, wide, exact }) : rows;
    facets = countFacets(all, chosen);
  }

  const page = rows.slice(0, searchPageSize);
  const last = rows.length > searchPageSize ? page.at(-1) : undefined;
  const details = new Map(
    (page.length === 0 ? [] : await foundMakers(db, [page.map((row) => row.id)])).map((row) => [row.id, row]),
  );
  return {
    ...nothingFound,
    total: { count: rows.length, isAtLeast: rows.length > 0 && rows[0]?.isAll === false },
    corrected: found.corrected,
    isLoose: reading === 'loose',
    missing: found.missing,
    unfound: found.unfound,
    creators: page
      .flatMap((row) => details.get(row.id) ?? [])
      .map((row) => presentFoundMaker(row, env.MEDIA_URL)),
    facets,
    near: circle?.town ?? null,
    nextCursor: last === undefined ? null : searchCursor.write({ reading, key: last.key, id: last.id }),
  };
}
