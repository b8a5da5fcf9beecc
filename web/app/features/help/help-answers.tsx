import { textOf } from '#web/platform/i18n/texts.ts';
import { helpTexts } from './help.texts.ts';
import { HelpLinks } from './help-links.tsx';
import type { HelpGroup, HelpQuestion } from './help-question.ts';

/** The questions under the titles of their groups, which stay in sight beside them where there is room. */
export function HelpAnswers({ groups }: { groups: readonly HelpGroup[] }) {
  return (
    <div className="grid grid-cols-1 gap-12 md:gap-16">
      {groups.length > 1 ? <GroupLinks groups={groups} /> : null}
      {groups.map(({ id, title, questions }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className="anchored grid grid-cols-1 gap-x-14 gap-y-5 border-t border-seam-2 pt-6 md:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
        >
          <h2 id={`${id}-title`} className="title-3 text-balance md:sticky md:top-[110px] md:self-start">
            {title}
          </h2>
          <div className="grid grid-cols-1 gap-8">
            {questions.map((question) => (
              <Answer key={question.id} question={question} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function GroupLinks({ groups }: { groups: readonly HelpGroup[] }) {
  const text = textOf(helpTexts);
  return (
    <nav aria-label={text.groups} className="-mt-4 -mb-6">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-2">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="reach inline-block py-1.5 text-ink-2 hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Answer({ question: { id, question, paragraphs, links = [] } }: { question: HelpQuestion }) {
  const text = textOf(helpTexts);
  return (
    <section id={id} className="help-answer anchored grid grid-cols-1 gap-2">
      <h3 className="font-sans text-4 leading-[1.35] font-semibold">
        {question}{' '}
        <a href={`#${id}`} className="help-anchor" aria-label={`${text.linkTo}: ${question}`}>
          #
        </a>
      </h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-(--tb-measure) text-pretty">
          {paragraph}
        </p>
      ))}
      <HelpLinks links={links} />
    </section>
  );
}
