import { type Texts, textOf } from '#web/platform/i18n/texts.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { contactBn } from '#web/words/bn/features/help/contact.ts';
import { contactHi } from '#web/words/hi/features/help/contact.ts';
import { contactTa } from '#web/words/ta/features/help/contact.ts';
import type { Route } from './+types/contact.route.ts';
import { contactEn } from './contact.en.ts';
import { LegalContacts } from './legal-contacts.tsx';
import { TopicDrawing } from './questions/topic-drawing.tsx';
import { Section, TextHead, type TextOfPage } from './text-page.tsx';

const texts: Texts<TextOfPage> = { en: contactEn, hi: contactHi, bn: contactBn, ta: contactTa };

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = textOf(texts);
  return pageMeta(matches, { title, description: lead, path: '/contact' });
};

/** A design, an order, the website, and what should not be here, in the order of the text. */
const drawnForWay = ['selling', 'delivery', 'account', 'report'] as const;

export default function ContactPage() {
  const { title, lead, sections } = textOf(texts);
  const ways = sections.slice(0, drawnForWay.length);
  const last = sections[drawnForWay.length];
  return (
    <div className="page">
      <article className="mx-auto grid max-w-[1120px] grid-cols-1 gap-12 md:gap-16">
        <TextHead title={title} lead={lead} pictures={['about-saree', 'step-measure']} />
        <div className="grid grid-cols-1 gap-x-14 gap-y-10 md:grid-cols-2 md:gap-y-12">
          {ways.map((section, place) => (
            <div
              key={section.heading}
              className="grid grid-cols-[56px_minmax(0,1fr)] content-start gap-x-5 border-t border-seam-2 pt-6"
            >
              <TopicDrawing of={drawnForWay[place] ?? ''} />
              <Section section={section} />
            </div>
          ))}
        </div>
        {last ? (
          <div className="stitched-over pt-8">
            <Section section={last} />
          </div>
        ) : null}
        <LegalContacts />
      </article>
    </div>
  );
}
