import type { Executor } from '../../platform/db/executor.ts';
import { wantedBeginnings } from './complete-words.ts';
import { correctWords, unknownWords } from './correct-words.ts';
import { searchedWords, type Wanted, wantedWords } from './match-query.ts';
import type { Reading } from './search-cursor.ts';

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
 * Finds by the words as they are written; where that finds nothing, by the unknown ones as beginnings, by their
 * likely spelling, and then by any of them. With `reading`, for a further page, only in that one way.
 */
export async function findByWords<Row>(
  executor: Executor,
  text: string,
  reading: Reading | undefined,
  find: Find<Row>,
): Promise<Found<Row>> {
  const words = searchedWords(text);
  const written = { rows: [], reading: 'written', corrected: null, wanted: wantedWords(words) } as const;
  if (reading === undefined || reading === 'written') {
    const rows = await find(written.wanted, false);
    if (rows.length > 0 || reading || words.length === 0) return { ...written, rows };
  }

  const unknown = await unknownWords(executor, words);
  if (reading === undefined || reading === 'begun') {
    const wanted = await wantedBeginnings(executor, words, unknown);
    const rows = wanted && unknown.size > 0 ? await find(wanted, false) : [];
    if (wanted && (rows.length > 0 || reading)) return { rows, reading: 'begun', corrected: null, wanted };
    if (reading) return { ...written, rows: [] };
  }

  const likely = await correctWords(executor, words, unknown);
  const wanted = wantedWords(likely ?? words);
  const corrected = likely?.join(' ') ?? null;
  if (likely && reading !== 'loose') {
    const rows = await find(wanted, false);
    if (rows.length > 0 || reading) return { rows, reading: 'corrected', corrected, wanted };
  }

  if (words.length > 1) {
    const rows = await find(wanted, true);
    if (rows.length > 0) return { rows, reading: 'loose', corrected, wanted };
  }
  return { ...written, rows: [] };
}
