import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { TextPage } from '../text-page.tsx';
import type { Route } from './+types/returns.route.ts';
import { returnsEn } from './returns.en.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: returnsEn.title,
    description: returnsEn.lead,
    path: '/help/returns-and-cancellation',
  });

export default function ReturnsPage() {
  return <TextPage {...returnsEn} />;
}
