import { pageMeta } from '#web/platform/seo/page-meta.ts';
import type { Route } from './+types/privacy.route.ts';
import { LegalPage } from './legal-page.tsx';
import { privacyEn } from './privacy.en.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: privacyEn.title, description: privacyEn.lead, path: '/privacy' });

export default function PrivacyPage() {
  return <LegalPage {...privacyEn} />;
}
