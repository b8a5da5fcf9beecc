import { textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import { TextPage } from '#web/features/help/text-page.tsx';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { textOf } from '#web/platform/i18n/texts.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { privacy } from '#web/words/en/features/legal/privacy.ts';
import { since } from '#web/words/en/features/legal/since.ts';
import type { Route } from './+types/privacy.route.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = textOf(privacy);
  return pageMeta(matches, { title, description: lead, path: '/privacy' });
};

export default function PrivacyPage() {
  return (
    <TextPage
      {...textOf(privacy)}
      note={textOf(since)(formatCalendarDay(textVersions.PRIVACY))}
      pictures={['about-saree', 'step-choose']}
    />
  );
}
