import { textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import { LegalContacts } from '#web/features/help/legal-contacts.tsx';
import { type TextOfPage, TextPage } from '#web/features/help/text-page.tsx';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { type Texts, textOf } from '#web/platform/i18n/texts.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { termsBn } from '#web/words/bn/features/legal/terms.ts';
import { termsHi } from '#web/words/hi/features/legal/terms.ts';
import { termsTa } from '#web/words/ta/features/legal/terms.ts';
import type { Route } from './+types/terms.route.ts';
import { sinceTexts } from './since.texts.ts';
import { termsEn } from './terms.en.ts';

const texts: Texts<TextOfPage> = { en: termsEn, hi: termsHi, bn: termsBn, ta: termsTa };

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = textOf(texts);
  return pageMeta(matches, { title, description: lead, path: '/terms' });
};

export default function TermsPage() {
  return (
    <TextPage
      {...textOf(texts)}
      note={textOf(sinceTexts)(formatCalendarDay(textVersions.TERMS))}
      pictures={['about-cloth', 'step-make']}
    >
      <LegalContacts />
    </TextPage>
  );
}
