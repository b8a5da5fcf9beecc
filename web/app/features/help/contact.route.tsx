import { type Texts, textOf } from '#web/platform/i18n/texts.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { contactBn } from '#web/words/bn/features/help/contact.ts';
import { contactHi } from '#web/words/hi/features/help/contact.ts';
import { contactTa } from '#web/words/ta/features/help/contact.ts';
import type { Route } from './+types/contact.route.ts';
import { contactEn } from './contact.en.ts';
import { GrievanceOfficer } from './grievance-officer.tsx';
import { type TextOfPage, TextPage } from './text-page.tsx';

const texts: Texts<TextOfPage> = { en: contactEn, hi: contactHi, bn: contactBn, ta: contactTa };

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = textOf(texts);
  return pageMeta(matches, { title, description: lead, path: '/contact' });
};

export default function ContactPage() {
  return (
    <TextPage {...textOf(texts)}>
      <GrievanceOfficer />
    </TextPage>
  );
}
