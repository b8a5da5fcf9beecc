import { pageMeta } from '#web/platform/seo/page-meta.ts';
import type { Route } from './+types/about.route.ts';
import { aboutEn } from './about.en.ts';
import { TextPage } from './text-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: aboutEn.title, description: aboutEn.lead, path: '/about' });

export default function AboutPage() {
  return <TextPage {...aboutEn} />;
}
