import type { Executor } from '../../platform/db/executor.ts';
import { completeWord } from './complete-words.ts';
import { editDistance } from './edit-distance.ts';
import { foldWords } from './fold-words.ts';
import { wantedWords } from './match-query.ts';
import { alikeWords, type KnownWord, knownWords } from './search-words.queries.ts';

/** Those of these plain words that nothing is called by, under none of their alternatives. */
export async function unknownWords(executor: Executor, words: readonly string[]): Promise<Set<string>> {
  const wanted = wantedWords(words);
  const known = new Set((await knownWords(executor, [wanted.flat()])).map(({ word }) => word));
  return new Set(words.filter((_, index) => !wanted[index]?.some((alternative) => known.has(alternative))));
}

/**
 * The words with each unknown one replaced by the most likely that something is called by, or else by the commonest
 * that begins so; null when there is nothing to replace. Words that have no likely meaning stay as they are.
 */
export async function correctWords(
  executor: Executor,
  words: readonly string[],
  unknown: ReadonlySet<string>,
): Promise<string[] | null> {
  const corrected = await Promise.all(
    words.map(async (word) => {
      if (!unknown.has(word)) return word;
      const likely = (await likelyWords(executor, word))[0] ?? (await completeWord(executor, word))[0];
      return likely?.spelling ?? word;
    }),
  );
  return corrected.some((word, index) => word !== words[index]) ? corrected : null;
}

/** Known words within a slip or two of this plain word, the nearest first, then the commonest. */
export async function likelyWords(executor: Executor, plain: string): Promise<KnownWord[]> {
  if (plain.length < 3 || plain.length > 24) return [];
  const folded = foldWords(plain);
  const most = folded.length <= 4 ? 1 : 2;
  return (await alikeWords(executor, [plain]))
    .map((known) => ({ known, slips: editDistance(folded, known.word, most) }))
    .filter(({ slips }) => slips <= most)
    .sort((one, other) => one.slips - other.slips || other.known.grade - one.known.grade)
    .map(({ known }) => known);
}
