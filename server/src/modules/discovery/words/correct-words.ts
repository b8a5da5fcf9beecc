import type { Executor } from '#server/platform/db/executor.ts';
import { wantedWords } from '../search/match-query.ts';
import { completeWord } from './complete-words.ts';
import { editDistance } from './edit-distance.ts';
import { foldWords } from './fold-words.ts';
import { isOfTrade } from './kin-words.ts';
import { inLatinLetters, isIndian } from './latin-letters.ts';
import { alikeWords, type KnownWord, knownWords } from './search-words.queries.ts';
import { alternativesOf, tradeWordsNear } from './trade-words.ts';

/** Those of these plain words that are not in use, not even as one of their alternatives. */
export async function unknownWords(executor: Executor, words: readonly string[]): Promise<Set<string>> {
  const wanted = wantedWords(words);
  const known = new Set((await knownWords(executor, [wanted.flat()])).map(({ word }) => word));
  return new Set(words.filter((_, index) => !wanted[index]?.some((alternative) => known.has(alternative))));
}

/**
 * Replaces each unknown word that is not a trade word with the most likely known one, otherwise with the most common
 * one that it is a prefix of. Null if nothing was replaced. Words without a likely meaning are kept.
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
 * Known words within an edit distance of one or two of this plain word, or trade words known under another name:
 * nearest first, then most common.
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

/** Trade words near this folded one that lead to a result under any of their names. */
async function knownOfTrade(executor: Executor, folded: string, most: number): Promise<KnownWord[]> {
  const near = tradeWordsNear(folded, most);
  if (near.length === 0) return [];
  const names = near.flatMap(({ word }) => alternativesOf(word));
  const known = new Set((await knownWords(executor, [[...new Set(names)]])).map(({ word }) => word));
  return near
    .filter(({ word }) => alternativesOf(word).some((name) => known.has(name)))
    .map(({ spelling, word }) => ({ spelling, word, grade: 0 }));
}
