import { textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import { type TextOfPage, TextPage } from '#web/features/help/text-page.tsx';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { type Texts, textOf } from '#web/platform/i18n/texts.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { privacyBn } from '#web/words/bn/features/legal/privacy.ts';
import { privacyHi } from '#web/words/hi/features/legal/privacy.ts';
import { privacyTa } from '#web/words/ta/features/legal/privacy.ts';
import type { Route } from './+types/privacy.route.ts';
import { privacyEn } from './privacy.en.ts';
import { sinceTexts } from './since.texts.ts';

const texts: Texts<TextOfPage> = { en: privacyEn, hi: privacyHi, bn: privacyBn, ta: privacyTa };

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = textOf(texts);
  return pageMeta(matches, { title, description: lead, path: '/privacy' });
};

export default function PrivacyPage() {
  return (
    <TextPage
      {...textOf(texts)}
      note={textOf(sinceTexts)(formatCalendarDay(textVersions.PRIVACY))}
      pictures={['about-saree', 'step-choose']}
    />
  );
}
