import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { textOf } from '#web/platform/i18n/texts.ts';
import { help } from '#web/words/en/features/help/help.ts';
import { HelpLinks } from '../help-links.tsx';
import type { HelpQuestion } from '../help-question.ts';

interface AnswerProps {
  question: HelpQuestion;
  /** Initially open, as after a search. */
  isOpen: boolean;
}

/** A question that expands to its answer; the one that the address points to is open. */
export function Answer({ question: { id, question, paragraphs, links = [] }, isOpen }: AnswerProps) {
  const text = textOf(help);
  const { hash } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const isMeant = hash === `#${id}`;
  useEffect(() => {
    if (isMeant && details.current) details.current.open = true;
  }, [isMeant]);
  return (
    <details ref={details} id={id} open={isOpen} className="help-answer anchored">
      <summary>
        <h3 className="font-sans text-4 leading-[1.35] font-semibold">{question}</h3>
      </summary>
      <div className="grid grid-cols-1 gap-2 pb-6">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-(--tb-measure) text-pretty">
            {paragraph}
          </p>
        ))}
        <HelpLinks links={links} />
        <a href={`#${id}`} className="help-anchor" aria-label={`${text.linkTo}: ${question}`}>
          #
        </a>
      </div>
    </details>
  );
}
