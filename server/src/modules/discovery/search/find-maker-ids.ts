import type { Executor } from '#server/platform/db/executor.ts';
import { findByWords, type WordsTaken } from '../words/read-words.ts';
import { type MakerSort, makerCandidates } from './find-makers.queries.ts';
import { type Chosen, matchOf } from './match-query.ts';

const last = Number.MAX_SAFE_INTEGER;

/** The best few hundred makers for these words in the order of the search, and how the words were interpreted. */
export async function findMakerIds(
  executor: Executor,
  words: string,
  role: string | null,
  sort: MakerSort = 'relevance',
): Promise<{ ids: number[]; taken: WordsTaken & { isLoose: boolean } }> {
  const chosen: Chosen = {
    category: [],
    material: [],
    city: [],
    role: role === null ? [] : [role],
    verified: false,
  };
  const { rows, reading, corrected, missing, unfound } = await findByWords(
    executor,
    words,
    undefined,
    (wanted, anyWord) => {
      const { must, wide, exact } = matchOf(wanted, chosen, { anyWord });
      return makerCandidates(executor, { must, key: last, id: last, sort, wide, exact });
    },
  );
  return {
    ids: rows.map(({ id }) => id),
    taken: { corrected, missing, unfound, isLoose: reading === 'loose' },
  };
}
