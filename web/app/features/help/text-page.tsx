import type { ReactNode } from 'react';
import { shellWords } from '#web/platform/i18n/shell.words.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
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
  /** Stands small under the lead. */
  note?: string;
  /** Beside the title, where there is room: names of files in `public/pictures`. */
  pictures?: readonly string[];
  /** One for each section that has no anchor to name its own, in their order. */
  drawings?: readonly string[];
  children?: ReactNode;
}

interface Fact {
  name: string;
  value: string;
  /** Stands small beneath the two. */
  line?: string;
}

export interface TextSection {
  /** The anchor. */
  id?: string;
  heading: string;
  paragraphs: readonly string[];
  /** Names and what they stand for, as rows of a list. */
  facts?: readonly Fact[];
  links?: readonly HelpLink[];
}

/** A page of plain sentences: each heading stays in sight beside its sentences where there is room. */
export function TextPage({
  title,
  lead,
  note,
  sections,
  pictures = [],
  drawings = [],
  children,
}: TextPageProps) {
  return (
    <div className="page">
      <article className="mx-auto grid max-w-[1120px] grid-cols-1 gap-12 md:gap-16">
        <TextHead title={title} lead={lead} note={note} pictures={pictures} />
        {sections.map((section, place) => (
          <PolicySection key={section.heading} section={section} drawing={section.id ?? drawings[place]} />
        ))}
        {children}
      </article>
    </div>
  );
}

interface TextHeadProps extends Pick<TextOfPage, 'title' | 'lead'> {
  note?: string | undefined;
  /** Names of files in `public/pictures`, shown where there is room. */
  pictures: readonly string[];
}

/** What a page of text beneath Help begins with. */
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
  drawing: string | undefined;
}

function PolicySection({ section: { id, heading, ...body }, drawing }: PolicySectionProps) {
  return (
    <section
      id={id}
      className="anchored grid grid-cols-1 gap-x-14 gap-y-3 border-t border-seam-2 pt-6 md:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
    >
      <div className="flex items-center gap-x-4 gap-y-2.5 md:sticky md:top-[110px] md:grid md:self-start">
        {drawing === undefined ? null : <TopicDrawing of={drawing} />}
        <h2 className="title-3 text-balance">{heading}</h2>
      </div>
      <div className="grid grid-cols-1 content-start gap-2.5">
        <SectionBody {...body} />
      </div>
    </section>
  );
}

export function Section({ section: { id, heading, ...body } }: { section: TextSection }) {
  return (
    <section id={id} className="anchored grid grid-cols-1 content-start gap-2.5">
      <h2 className="title-3">{heading}</h2>
      <SectionBody {...body} />
    </section>
  );
}

function SectionBody({ paragraphs, facts = [], links = [] }: Omit<TextSection, 'id' | 'heading'>) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-(--tb-measure) text-pretty">
          {paragraph}
        </p>
      ))}
      {facts.length > 0 ? <Facts facts={facts} /> : null}
      <HelpLinks links={links} />
    </>
  );
}

function Facts({ facts }: { facts: NonNullable<TextSection['facts']> }) {
  return (
    <dl className="mt-1.5 border-t border-seam">
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
