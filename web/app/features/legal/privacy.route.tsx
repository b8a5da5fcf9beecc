import { textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import { TextPage } from '#web/features/help/text-page.tsx';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import type { Route } from './+types/privacy.route.ts';
import { privacyEn } from './privacy.en.ts';
import { sinceEn } from './since.en.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: privacyEn.title, description: privacyEn.lead, path: '/privacy' });

export default function PrivacyPage() {
  return <TextPage {...privacyEn} note={sinceEn(formatCalendarDay(textVersions.PRIVACY))} />;
}
