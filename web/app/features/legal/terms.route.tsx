import { textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import { LegalContacts } from '#web/features/help/legal-contacts.tsx';
import { TextPage } from '#web/features/help/text-page.tsx';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { textOf } from '#web/platform/i18n/texts.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { since } from '#web/words/en/features/legal/since.ts';
import { terms } from '#web/words/en/features/legal/terms.ts';
import type { Route } from './+types/terms.route.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = textOf(terms);
  return pageMeta(matches, { title, description: lead, path: '/terms' });
};

export default function TermsPage() {
  return (
    <TextPage
      {...textOf(terms)}
      note={textOf(since)(formatCalendarDay(textVersions.TERMS))}
      pictures={['about-cloth', 'step-make']}
    >
      <LegalContacts />
    </TextPage>
  );
}
