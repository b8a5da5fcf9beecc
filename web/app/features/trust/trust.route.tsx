import { TextPage } from '#web/features/help/text-page.tsx';
import { textOf } from '#web/platform/i18n/texts.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { trust } from '#web/words/en/features/trust/trust.ts';
import type { Route } from './+types/trust.route.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = textOf(trust);
  return pageMeta(matches, { title, description: lead, path: '/trust' });
};

export default function TrustPage() {
  return <TextPage {...textOf(trust)} />;
}
