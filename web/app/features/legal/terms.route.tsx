import { pageMeta } from '#web/platform/seo/page-meta.ts';
import type { Route } from './+types/terms.route.ts';
import { LegalPage } from './legal-page.tsx';
import { termsEn } from './terms.en.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: termsEn.title, description: termsEn.lead, path: '/terms' });

export default function TermsPage() {
  return <LegalPage {...termsEn} />;
}
