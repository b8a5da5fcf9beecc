import type { Executor } from '#server/platform/db/executor.ts';
import { searchedWords, type Wanted, wantedWords } from '../search/match-query.ts';
import type { Reading } from '../search/search-cursor.ts';
import { wantedBeginnings } from './complete-words.ts';
import { correctWords, unknownWords } from './correct-words.ts';

interface Found<Row> {
  rows: Row[];
  reading: Reading;
  /** What was searched for instead of what was written. */
  corrected: string | null;
  /** What to look for to get the same again. */
  wanted: Wanted;
}

type Find<Row> = (wanted: Wanted, anyWord: boolean) => Promise<Row[]>;

/**
 * Finds by the words as they are written; where that finds nothing, by the unknown ones as beginnings, then by their
 * likely spelling. Where all of the words find fewer than `enough`, any of them will do, if that finds more: with an
 * `enough` above 1, `find` must put the best match first. With `reading`, for a further page, only in that one way.
 */
export async function findByWords<Row>(
  executor: Executor,
  text: string,
  reading: Reading | undefined,
  find: Find<Row>,
  enough = 1,
): Promise<Found<Row>> {
  const words = searchedWords(text);
  if (reading === 'loose') return findByAnyWord(executor, words, find);
  const strict = await findByAllWords(executor, words, reading, find);
  if (reading !== undefined || strict.rows.length >= enough || words.length < 2) return strict;
  const loose = await findByAnyWord(executor, words, find);
  return loose.rows.length > strict.rows.length ? loose : strict;
}

async function findByAllWords<Row>(
  executor: Executor,
  words: readonly string[],
  reading: Exclude<Reading, 'loose'> | undefined,
  find: Find<Row>,
): Promise<Found<Row>> {
  const written: Found<Row> = { rows: [], reading: 'written', corrected: null, wanted: wantedWords(words) };
  if (reading === undefined || reading === 'written') {
    const rows = await find(written.wanted, false);
    if (rows.length > 0 || reading || words.length === 0) return { ...written, rows };
  }

  const unknown = await unknownWords(executor, words);
  if (reading === undefined || reading === 'begun') {
    const wanted = await wantedBeginnings(executor, words, unknown);
    const rows = wanted && unknown.size > 0 ? await find(wanted, false) : [];
    if (wanted && (rows.length > 0 || reading)) return { rows, reading: 'begun', corrected: null, wanted };
    if (reading) return written;
  }

  const likely = await correctWords(executor, words, unknown);
  if (likely === null) return written;
  const wanted = wantedWords(likely);
  const rows = await find(wanted, false);
  return rows.length > 0 || reading
    ? { rows, reading: 'corrected', corrected: likely.join(' '), wanted }
    : written;
}

async function findByAnyWord<Row>(
  executor: Executor,
  words: readonly string[],
  find: Find<Row>,
): Promise<Found<Row>> {
  const likely = await correctWords(executor, words, await unknownWords(executor, words));
  const wanted = wantedWords(likely ?? words);
  const corrected = likely?.join(' ') ?? null;
  return { rows: await find(wanted, true), reading: 'loose', corrected, wanted };
}
