import { textOf } from '#web/platform/i18n/texts.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Slip } from '#web/ui/floats/slip.tsx';
import { contact } from '#web/words/en/features/help/contact.ts';
import type { Route } from './+types/contact.route.ts';
import { LegalContacts } from './legal-contacts.tsx';
import { TopicDrawing } from './questions/topic-drawing.tsx';
import { Section, TextHead, type TextSection } from './text-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = textOf(contact);
  return pageMeta(matches, { title, description: lead, path: '/contact' });
};

export default function ContactPage() {
  const { title, lead, sections } = textOf(contact);
  const [quickest, ...ways] = sections;
  return (
    <div className="page">
      <article className="contact-page mx-auto grid max-w-[1120px] grid-cols-1 gap-10 md:gap-14">
        <TextHead title={title} lead={lead} pictures={['about-saree', 'step-measure']} />
        {quickest ? <QuickestAnswer section={quickest} /> : null}
        <div className="grid grid-cols-1 gap-x-14 gap-y-10 md:grid-cols-2 md:gap-y-12">
          {ways.map((section) => (
            <div
              key={section.id}
              className="grid grid-cols-[56px_minmax(0,1fr)] content-start gap-x-5 border-t border-seam-2 pt-6"
            >
              <TopicDrawing of={section.id} />
              <Section section={section} />
            </div>
          ))}
        </div>
        <LegalContacts />
      </article>
    </div>
  );
}

function QuickestAnswer({ section: { id, heading, paragraphs, links = [] } }: { section: TextSection }) {
  return (
    <Slip id={id} className="anchored grid items-center gap-x-10 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1.5">
        <h2 className="title-3">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-(--tb-measure) text-pretty">
            {paragraph}
          </p>
        ))}
      </div>
      {links.map(({ to, label }) => (
        <ButtonLink key={to} to={to} kind="primary" className="justify-self-start">
          {label}
        </ButtonLink>
      ))}
    </Slip>
  );
}
