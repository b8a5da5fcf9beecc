import type { KinName } from '#contracts/discovery/kin-names.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { searchedWords, type Wanted, wantedWords } from '../search/match-query.ts';
import type { Reading } from '../search/search-cursor.ts';
import { wantedBeginnings } from './complete-words.ts';
import { correctWords, unknownWords } from './correct-words.ts';
import { nearestWords } from './kin-words.ts';
import { knownWords } from './search-words.queries.ts';

/** A trade word that nothing is called by, and the words searched for instead. */
interface Missing {
  word: string;
  nearest: KinName[];
}

/** How the words were interpreted; the contract has the same fields. */
export interface WordsTaken {
  /** The words searched for instead of the typed ones. */
  corrected: string | null;
  missing: Missing[];
  /** Unknown words without a likely meaning, and the other words. */
  unfound: { words: string[]; others: string[] } | null;
}

/** The interpretation of words found as typed. */
export const asWritten: WordsTaken = { corrected: null, missing: [], unfound: null };

interface Found<Row> extends WordsTaken {
  rows: Row[];
  reading: Reading;
  /** The query that repeats this search. */
  wanted: Wanted;
}

type Find<Row> = (wanted: Wanted, anyWord: boolean) => Promise<Row[]>;

/**
 * Searches for the words as typed; if nothing matches, for the names nearest to trade words, then with the unknown
 * words as prefixes, then with corrected spelling. If all words together match fewer than `enough`, a search for any
 * of them is used if it matches more; with an `enough` above 1, `find` must return the best match first. `strict` is
 * the result for all words. With `reading`, for a further page, only that interpretation is tried.
 */
export async function findByWords<Row>(
  executor: Executor,
  text: string,
  reading: Reading | undefined,
  find: Find<Row>,
  enough = 1,
): Promise<Found<Row> & { strict: Found<Row> | null }> {
  const words = searchedWords(text);
  if (reading === 'loose') return { ...(await findByAnyWord(executor, words, find)), strict: null };
  const strict = await findByAllWords(executor, words, reading, find);
  if (reading !== undefined || strict.rows.length >= enough || words.length < 2) return { ...strict, strict };
  const loose = await findByAnyWord(executor, words, find);
  return { ...(loose.rows.length > strict.rows.length ? loose : strict), strict };
}

async function findByAllWords<Row>(
  executor: Executor,
  words: readonly string[],
  reading: Exclude<Reading, 'loose'> | undefined,
  find: Find<Row>,
): Promise<Found<Row>> {
  const wanted = wantedWords(words);
  const written: Found<Row> = { ...asWritten, rows: [], reading: 'written', wanted };
  if (reading === undefined || reading === 'written') {
    const rows = await find(wanted, false);
    if (rows.length > 0 || reading || words.length === 0) return { ...written, rows };
  }

  const unknown = await unknownWords(executor, words);
  const missing = await findMissing(executor, unknown);
  if (missing.length > 0 && (reading === undefined || reading === 'kin')) {
    const near = withNearest(words, missing);
    const rows = await find(near, false);
    if (rows.length > 0 || reading) return { ...written, rows, reading: 'kin', missing, wanted: near };
  }
  if (reading === undefined || reading === 'begun') {
    const begun = await wantedBeginnings(executor, words, unknown);
    const rows = begun && unknown.size > 0 ? await find(begun, false) : [];
    if (begun && (rows.length > 0 || reading)) return { ...written, rows, reading: 'begun', wanted: begun };
  }
  if (reading !== undefined && reading !== 'corrected') return written;

  const likely = await correctWords(executor, words, unknown);
  if (likely === null) return { ...written, missing };
  const rows = await find(wantedWords(likely), false);
  return rows.length > 0 || reading
    ? { ...written, rows, reading: 'corrected', corrected: likely.join(' '), wanted: wantedWords(likely) }
    : { ...written, missing };
}

async function findByAnyWord<Row>(
  executor: Executor,
  words: readonly string[],
  find: Find<Row>,
): Promise<Found<Row>> {
  const unknown = await unknownWords(executor, words);
  const [likely, missing] = await Promise.all([
    correctWords(executor, words, unknown),
    findMissing(executor, unknown),
  ]);
  const wanted = withNearest(likely ?? words, missing);
  const corrected = likely?.join(' ') ?? null;
  const taken = likely ?? words;
  const unfound = words.filter(
    (word, at) => unknown.has(word) && taken[at] === word && !missing.some((one) => one.word === word),
  );
  const others = taken.filter((word) => !unfound.includes(word));
  return {
    rows: await find(wanted, true),
    reading: 'loose',
    corrected,
    missing,
    unfound: unfound.length === 0 || others.length === 0 ? null : { words: unfound, others },
    wanted,
  };
}

/** The trade words among these, with near names that are in use. */
async function findMissing(executor: Executor, unknown: ReadonlySet<string>): Promise<Missing[]> {
  const near = [...unknown].map((word) => ({ word, nearest: nearestWords(word) }));
  const folded = wantedWords(near.flatMap(({ nearest }) => nearest)).flat();
  if (folded.length === 0) return [];
  const known = new Set((await knownWords(executor, [folded])).map(({ word }) => word));
  return near
    .map(({ word, nearest }) => ({
      word,
      nearest: nearest.filter((one) =>
        wantedWords([one])
          .flat()
          .some((name) => known.has(name)),
      ),
    }))
    .filter(({ nearest }) => nearest.length > 0);
}

function withNearest(words: readonly string[], missing: readonly Missing[]): Wanted {
  return words.map((word) => {
    const nearest = missing.find((one) => one.word === word)?.nearest;
    const own = wantedWords([word])[0] ?? [];
    return nearest ? [...new Set([...own, ...wantedWords(nearest).flat()])] : own;
  });
}
