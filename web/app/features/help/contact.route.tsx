import { pageMeta } from '#web/platform/seo/page-meta.ts';
import type { Route } from './+types/contact.route.ts';
import { contactEn } from './contact.en.ts';
import { GrievanceOfficer } from './grievance-officer.tsx';
import { TextPage } from './text-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: contactEn.title, description: contactEn.lead, path: '/contact' });

export default function ContactPage() {
  return (
    <TextPage {...contactEn}>
      <GrievanceOfficer />
    </TextPage>
  );
}
