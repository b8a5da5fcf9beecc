import { textVersions } from '#contracts/accounts/consents/agreed-texts.ts';
import { GrievanceOfficer } from '#web/features/help/grievance-officer.tsx';
import { TextPage } from '#web/features/help/text-page.tsx';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import type { Route } from './+types/terms.route.ts';
import { sinceEn } from './since.en.ts';
import { termsEn } from './terms.en.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: termsEn.title, description: termsEn.lead, path: '/terms' });

export default function TermsPage() {
  return (
    <TextPage {...termsEn} note={sinceEn(formatCalendarDay(textVersions.TERMS))}>
      <GrievanceOfficer />
    </TextPage>
  );
}
