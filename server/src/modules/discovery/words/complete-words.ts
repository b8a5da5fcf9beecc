import type { Executor } from '#server/platform/db/executor.ts';
import { type Wanted, wantedWords } from '../search/match-query.ts';
import { foldedBeginnings } from './fold-words.ts';
import { isOfTrade } from './kin-words.ts';
import { inLatinLetters, isIndian } from './latin-letters.ts';
import { type KnownWord, wordsBeginning, wordsSpelling } from './search-words.queries.ts';
import { alternativesBeginning } from './trade-words.ts';

/**
 * Known words with this prefix, in their spelling or folded; otherwise trade words. A prefix in an Indian script also
 * matches in Latin letters.
 */
export async function completeWord(executor: Executor, written: string): Promise<KnownWord[]> {
  const begun = await completePlain(executor, written);
  return begun.length > 0 || !isIndian(written) ? begun : completePlain(executor, inLatinLetters(written));
}

async function completePlain(executor: Executor, plain: string): Promise<KnownWord[]> {
  if (plain.length < 2) return [];
  const beginnings = foldedBeginnings(plain);
  const begun = await wordsBeginning(executor, [plain, beginnings]);
  if (begun.length > 0 || plain.length < 3) return begun;
  const meant = alternativesBeginning(beginnings);
  return meant.length > 0 ? wordsSpelling(executor, [meant]) : [];
}

/** The query with the unknown words as prefixes; null if one of them matches nothing. */
export async function wantedBeginnings(
  executor: Executor,
  words: readonly string[],
  unknown: ReadonlySet<string>,
): Promise<Wanted | null> {
  const wanted = await Promise.all(
    wantedWords(words).map(async (group, index) => {
      const word = words[index] ?? '';
      if (!unknown.has(word) || isOfTrade(word)) return group;
      const completed = await completeWord(executor, word);
      return completed.length > 0 ? [...new Set([...group, ...completed.map((known) => known.word)])] : [];
    }),
  );
  return wanted.every((group) => group.length > 0) ? wanted : null;
}
