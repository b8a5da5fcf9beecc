import type { ReactNode } from 'react';
import { Narrow } from '#web/shell/layouts.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { HelpLinks } from './help-links.tsx';
import type { HelpLink } from './help-question.ts';

export interface TextOfPage {
  title: string;
  lead: string;
  sections: readonly TextSection[];
  /** The page above this one. */
  above?: HelpLink;
}

interface TextPageProps extends TextOfPage {
  /** Stands small under the lead. */
  note?: string;
  children?: ReactNode;
}

export interface TextSection {
  /** The anchor. */
  id?: string;
  heading: string;
  paragraphs: readonly string[];
  /** Names and what they stand for, as rows of a list. */
  facts?: readonly { name: string; value: string }[];
  links?: readonly HelpLink[];
}

/** A page of plain sentences under headings. */
export function TextPage({ title, lead, note, sections, above, children }: TextPageProps) {
  return (
    <Narrow>
      {above ? (
        <div className="mb-5">
          <Breadcrumbs crumbs={[above, { label: title }]} />
        </div>
      ) : null}
      <article className="grid grid-cols-1 gap-9">
        <header className="stitched-under grid gap-3 pb-7">
          <h1 className="title-1">{title}</h1>
          <p className="lead">{lead}</p>
          {note ? <p className="meta">{note}</p> : null}
        </header>
        {sections.map((section) => (
          <Section key={section.heading} section={section} />
        ))}
        {children}
      </article>
    </Narrow>
  );
}

export function Section({
  section: { id, heading, paragraphs, facts = [], links = [] },
}: {
  section: TextSection;
}) {
  return (
    <section id={id} className="anchored grid grid-cols-1 content-start gap-2.5">
      <h2 className="title-3">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-(--tb-measure) text-pretty">
          {paragraph}
        </p>
      ))}
      {facts.length > 0 ? <Facts facts={facts} /> : null}
      <HelpLinks links={links} />
    </section>
  );
}

function Facts({ facts }: { facts: NonNullable<TextSection['facts']> }) {
  return (
    <dl className="mt-1.5 border-t border-seam">
      {facts.map(({ name, value }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-b border-seam pt-[11px] pb-[9px] leading-[1.4]"
        >
          <dt className="text-ink-2">{name}</dt>
          <dd className="num wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
