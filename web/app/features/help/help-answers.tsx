import { textOf } from '#web/platform/i18n/texts.ts';
import { help } from '#web/words/en/features/help/help.ts';
import type { HelpGroup } from './help-question.ts';
import { Answer } from './questions/answer.tsx';
import { TopicDrawing } from './questions/topic-drawing.tsx';

interface HelpAnswersProps {
  groups: readonly HelpGroup[];
  /** Whether these are search results, whose answers are all open. */
  isFound: boolean;
}

/** The questions under their group titles, which are sticky beside them if there is room. */
export function HelpAnswers({ groups, isFound }: HelpAnswersProps) {
  return (
    <div className="grid grid-cols-1 gap-12 md:gap-16">
      {isFound ? null : <Topics groups={groups} />}
      {groups.map(({ id, title, questions }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className="anchored grid grid-cols-1 gap-x-14 gap-y-2 border-t border-seam-2 pt-6 md:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
        >
          <h2 id={`${id}-title`} className="title-3 text-balance md:sticky md:top-[110px] md:self-start">
            {title}
          </h2>
          <div className="grid grid-cols-1 md:-mt-3">
            {questions.map((question) => (
              <Answer key={question.id} question={question} isOpen={isFound} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** The groups as drawings with titles, each linked to its questions. */
function Topics({ groups }: { groups: readonly HelpGroup[] }) {
  const text = textOf(help);
  return (
    <nav aria-label={text.groups}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4 md:gap-x-8 md:gap-y-9">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="grid content-start gap-2.5 hover:underline">
              <TopicDrawing of={id} />
              <span className="font-display text-4 leading-[1.3] text-balance">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
