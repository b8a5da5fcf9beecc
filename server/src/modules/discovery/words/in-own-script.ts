import type { Executor } from '#server/platform/db/executor.ts';
import { foldWords } from './fold-words.ts';
import { inLatinLetters, isIndian } from './latin-letters.ts';
import { type KnownWord, wordsOfLetter } from './search-words.queries.ts';
import { alternativesOf, alternativesOfIndian } from './trade-words.ts';

/**
 * For a typed word in an Indian script, converts the words found for it to that script if a spelling exists: for
 * "லெஹெ" லெஹங்கா instead of lehenga. Words spelled only in Latin letters stay unchanged.
 */
export async function inOwnScript(
  executor: Executor,
  written: string,
  found: readonly KnownWord[],
): Promise<KnownWord[]> {
  const [letter = ''] = written;
  if (!isIndian(written) || found.every(({ spelling }) => isIndian(spelling))) return [...found];
  const own = (await wordsOfLetter(executor, [letter])).map((known) => ({
    known,
    names: new Set(
      alternativesOfIndian(foldWords(known.spelling), foldWords(inLatinLetters(known.spelling))),
    ),
  }));
  const spelled = found.map((known) => {
    if (isIndian(known.spelling)) return known;
    const alike = own.find(({ names }) => alternativesOf(known.word).some((name) => names.has(name)));
    return alike?.known ?? known;
  });
  return [...new Map(spelled.map((known) => [known.spelling, known])).values()];
}
