import type { ReactNode } from 'react';
import { Narrow } from '#web/shell/layouts.tsx';

interface LegalPageProps {
  title: string;
  lead: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
  children?: ReactNode;
}

/** A page of plain sentences under headings. */
export function LegalPage({ title, lead, sections, children }: LegalPageProps) {
  return (
    <Narrow>
      <article className="grid gap-8">
        <header className="grid gap-3">
          <h1 className="title-1">{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="grid gap-2.5">
            <h2 className="title-3">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-(--tb-measure) text-pretty">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        {children}
      </article>
    </Narrow>
  );
}
