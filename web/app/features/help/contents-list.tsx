import { textOf } from '#web/platform/i18n/texts.ts';
import { helpTexts } from './help.texts.ts';
import type { TextSection } from './text-page.tsx';

interface ContentsListProps {
  sections: readonly Pick<TextSection, 'id' | 'heading'>[];
}

/** The sections of a page as links: beside them from 900 px, where it stays in sight, else folded above them. */
export function ContentsList({ sections }: ContentsListProps) {
  const { contents } = textOf(helpTexts);
  const links = (
    <ol className="contents-list">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav aria-label={contents} className="sticky top-[110px] hidden gap-2 self-start md:grid">
        <p className="meta font-medium">{contents}</p>
        {links}
      </nav>
      <details className="help-answer border-t border-seam md:hidden">
        <summary className="font-semibold">{contents}</summary>
        <nav aria-label={contents} className="pb-3">
          {links}
        </nav>
      </details>
    </>
  );
}
