import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { textOf } from '#web/platform/i18n/texts.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { help } from '#web/words/en/features/help/help.ts';
import shellWords from '#web/words/en/platform/i18n/shell.json';
import { HelpLinks } from './help-links.tsx';
import type { HelpLink } from './help-question.ts';
import { TopicDrawing } from './questions/topic-drawing.tsx';
import { StillPicture } from './still-picture.tsx';

export interface TextOfPage {
  title: string;
  lead: string;
  sections: readonly TextSection[];
}

interface TextPageProps extends TextOfPage {
  /** Small text below the lead. */
  note?: string;
  /** Names of files in `public/pictures`, shown beside the title if there is room. */
  pictures?: readonly string[];
  /** Shown below the paragraphs of a section, by its anchor. */
  figures?: Readonly<Record<string, ReactNode>>;
  children?: ReactNode;
}

interface Fact {
  name: string;
  value: string;
  /** Small text below name and value. */
  line?: string;
}

export interface TextSection {
  /** The anchor, and the name of its drawing. */
  id: string;
  heading: string;
  /** Subheadings, by the index of the paragraph that each precedes. */
  subheads?: Readonly<Record<number, string>>;
  paragraphs: readonly string[];
  /** Names and values, as rows of a list. */
  facts?: readonly Fact[];
  links?: readonly HelpLink[];
}

/** A page of text with a list of its sections: beside it if there is room, otherwise collapsed above it. */
export function TextPage({
  title,
  lead,
  note,
  sections,
  pictures = [],
  figures = {},
  children,
}: TextPageProps) {
  return (
    <div className="page">
      <article className="mx-auto grid max-w-[1120px] grid-cols-1 gap-8 md:gap-14">
        <TextHead title={title} lead={lead} note={note} pictures={pictures} />
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-[220px_minmax(0,1fr)] lg:gap-x-24">
          <ContentsList sections={sections} />
          <div className="grid grid-cols-1 gap-12 md:gap-14">
            {sections.map((section) => (
              <PolicySection key={section.id} section={section} figure={figures[section.id]} />
            ))}
            {children}
          </div>
        </div>
      </article>
    </div>
  );
}

interface ContentsListProps {
  sections: readonly Pick<TextSection, 'id' | 'heading'>[];
}

/** Links to the sections of a page: sticky beside the text from 900 px, otherwise collapsed above it. */
function ContentsList({ sections }: ContentsListProps) {
  const { contents } = textOf(help);
  const read = useReadSection(sections);
  const links = (
    <ol className="contents-list">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} {...(id === read ? { 'aria-current': 'location' } : {})}>
            {heading}
          </a>
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

/** The id of the section at the top of the window; null before hydration. */
function useReadSection(sections: readonly { id: string }[]): string | null {
  const [read, setRead] = useState<string | null>(null);
  useEffect(() => {
    const inSight = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        setRead((before) => sections.find(({ id }) => inSight.has(id))?.id ?? before);
      },
      // A band below the header, in which the target of a link begins.
      { rootMargin: '-100px 0px -65% 0px' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section !== null) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [sections]);
  return read;
}

interface TextHeadProps extends Pick<TextOfPage, 'title' | 'lead'> {
  note?: string | undefined;
  /** Names of files in `public/pictures`, shown if there is room. */
  pictures: readonly string[];
}

/** The head of a text page under Help. */
export function TextHead({ title, lead, note, pictures }: TextHeadProps) {
  const t = useWords(shellWords, 'nav');
  return (
    <header className={pictures.length > 0 ? 'help-head' : undefined}>
      <div className="grid grid-cols-1 gap-4">
        <Breadcrumbs crumbs={[{ to: '/help', label: t('help') }, { label: title }]} />
        <h1 className="cover text-balance">{title}</h1>
        <p className="lead">{lead}</p>
        {note ? <p className="meta">{note}</p> : null}
      </div>
      {pictures.length > 0 ? (
        <div className="help-pictures">
          {pictures.map((name) => (
            <StillPicture key={name} name={name} first />
          ))}
        </div>
      ) : null}
    </header>
  );
}

interface PolicySectionProps {
  section: TextSection;
  figure: ReactNode;
}

function PolicySection({ section: { id, heading, ...body }, figure }: PolicySectionProps) {
  return (
    <section
      id={id}
      className="anchored grid grid-cols-[56px_minmax(0,1fr)] gap-x-3 gap-y-3 border-t border-seam-2 pt-6 lg:gap-x-6"
    >
      <TopicDrawing of={id} />
      <h2 className="title-2 col-start-2 self-center pt-1">{heading}</h2>
      <div className="col-span-2 grid grid-cols-1 content-start gap-3 lg:col-span-1 lg:col-start-2">
        <SectionBody {...body} />
        {figure}
      </div>
    </section>
  );
}

interface SectionProps {
  section: Omit<TextSection, 'id'> & Partial<Pick<TextSection, 'id'>>;
}

export function Section({ section: { id, heading, ...body } }: SectionProps) {
  return (
    <section id={id} className="anchored grid grid-cols-1 content-start gap-2.5">
      <h2 className="title-3">{heading}</h2>
      <SectionBody {...body} />
    </section>
  );
}

function SectionBody({
  paragraphs,
  subheads = {},
  facts = [],
  links = [],
}: Omit<TextSection, 'id' | 'heading'>) {
  return (
    <>
      {paragraphs.map((paragraph, place) => (
        <Fragment key={paragraph}>
          {subheads[place] ? (
            <h3 className="mt-3 -mb-1.5 font-sans font-semibold">{subheads[place]}</h3>
          ) : null}
          <p className="max-w-(--tb-measure) text-pretty">{paragraph}</p>
        </Fragment>
      ))}
      {facts.length > 0 ? <Facts facts={facts} /> : null}
      <HelpLinks links={links} />
    </>
  );
}

function Facts({ facts }: { facts: NonNullable<TextSection['facts']> }) {
  return (
    <dl className="mt-1.5 max-w-(--tb-measure) border-t border-seam">
      {facts.map(({ name, value, line }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-b border-seam pt-[11px] pb-[9px] leading-[1.4]"
        >
          <dt className="text-ink-2">{name}</dt>
          <dd className="num wrap-anywhere">{value}</dd>
          {line ? <dd className="meta col-span-2 -mt-2.5 max-w-(--tb-measure) text-pretty">{line}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
