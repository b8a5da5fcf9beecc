import { listHelpGroups } from './help-groups.ts';
import type { HelpGroup, HelpQuestion } from './help-question.ts';
import { isSame, wordsIn } from './words-in.ts';

/**
 * The help question that a search for designs may have meant; undefined for most searches. Every word must be one of
 * the question's search words. If several questions match, the one with the highest-ranked word wins.
 */
export function findHelp(
  asked: string,
  groups: readonly HelpGroup[] = listHelpGroups(),
): Pick<HelpQuestion, 'id' | 'question'> | undefined {
  const words = wordsIn(asked);
  if (words.length === 0) return undefined;
  const fitting = groups.flatMap(({ questions }) =>
    questions.flatMap(({ id, question, words: known }) => {
      const places = words.map((word) => wordsIn(known).findIndex((each) => isSame(word, each)));
      return places.includes(-1) ? [] : [{ id, question, rank: Math.min(...places) }];
    }),
  );
  const [best] = fitting.sort((one, other) => one.rank - other.rank);
  return best && { id: best.id, question: best.question };
}
