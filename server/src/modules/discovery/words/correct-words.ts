import type { Executor } from '#server/platform/db/executor.ts';
import { wantedWords } from '../search/match-query.ts';
import { completeWord } from './complete-words.ts';
import { editDistance } from './edit-distance.ts';
import { foldWords } from './fold-words.ts';
import { isOfTrade } from './kin-words.ts';
import { inLatinLetters, isIndian } from './latin-letters.ts';
import { alikeWords, type KnownWord, knownWords } from './search-words.queries.ts';
import { alternativesOf, tradeWordsNear } from './trade-words.ts';

/** Those of these plain words that nothing is called by, under none of their alternatives. */
export async function unknownWords(executor: Executor, words: readonly string[]): Promise<Set<string>> {
  const wanted = wantedWords(words);
  const known = new Set((await knownWords(executor, [wanted.flat()])).map(({ word }) => word));
  return new Set(words.filter((_, index) => !wanted[index]?.some((alternative) => known.has(alternative))));
}

/**
 * The words with each unknown one that is no word of the trade replaced by the most likely that something is called by, or else by the commonest
 * that begins so; null when there is nothing to replace. Words that have no likely meaning stay as they are.
 */
export async function correctWords(
  executor: Executor,
  words: readonly string[],
  unknown: ReadonlySet<string>,
): Promise<string[] | null> {
  const corrected = await Promise.all(
    words.map(async (word) => {
      if (!unknown.has(word) || isOfTrade(word)) return word;
      const likely = (await likelyWords(executor, word))[0] ?? (await completeWord(executor, word))[0];
      return likely?.spelling ?? word;
    }),
  );
  return corrected.some((word, index) => word !== words[index]) ? corrected : null;
}

/**
 * Words within a slip or two of this plain word that something is called by, or, in the words of the trade, by
 * another name: the nearest first, then the commonest.
 */
export async function likelyWords(executor: Executor, plain: string): Promise<KnownWord[]> {
  const latin = isIndian(plain) ? inLatinLetters(plain) : plain;
  if (latin.length < 3 || latin.length > 24) return [];
  const folded = foldWords(latin);
  const most = folded.length <= 4 ? 1 : 2;
  const [alike, ofTrade] = await Promise.all([
    alikeWords(executor, [latin]),
    knownOfTrade(executor, folded, most),
  ]);
  return [...alike, ...ofTrade]
    .map((known) => ({ known, slips: editDistance(folded, known.word, most) }))
    .filter(({ slips }) => slips <= most)
    .sort((one, other) => one.slips - other.slips || other.known.grade - one.known.grade)
    .map(({ known }) => known);
}

/** Of the words of the trade near this folded one those that lead to something, under whichever of their names. */
async function knownOfTrade(executor: Executor, folded: string, most: number): Promise<KnownWord[]> {
  const near = tradeWordsNear(folded, most);
  if (near.length === 0) return [];
  const names = near.flatMap(({ word }) => alternativesOf(word));
  const known = new Set((await knownWords(executor, [[...new Set(names)]])).map(({ word }) => word));
  return near
    .filter(({ word }) => alternativesOf(word).some((name) => known.has(name)))
    .map(({ spelling, word }) => ({ spelling, word, grade: 0 }));
}
