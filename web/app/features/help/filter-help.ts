import { listHelpGroups } from './help-groups.ts';
import type { HelpGroup } from './help-question.ts';
import { isSame, wordsIn } from './words-in.ts';

/** While a person types, the beginning of a word matches too. */
const isBeginning = (asked: string, known: string) =>
  isSame(asked, known) || (asked.length >= 2 && known.startsWith(asked));

/** The groups with their questions that contain every search word; all of them for an empty search. */
export function filterHelp(asked: string, groups: readonly HelpGroup[] = listHelpGroups()): HelpGroup[] {
  const words = wordsIn(asked);
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, paragraphs, words: known }) => {
        const searched = wordsIn([group.title, question, known, ...paragraphs].join(' '));
        return words.every((word) => searched.some((each) => isBeginning(word, each)));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
