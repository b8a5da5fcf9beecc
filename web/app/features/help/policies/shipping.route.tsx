import { textOf } from '#web/platform/i18n/texts.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { shipping } from '#web/words/en/features/help/policies/shipping.ts';
import { TextPage } from '../text-page.tsx';
import type { Route } from './+types/shipping.route.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = textOf(shipping);
  return pageMeta(matches, { title, description: lead, path: '/help/shipping' });
};

export default function ShippingPage() {
  return <TextPage {...textOf(shipping)} pictures={['step-send', 'about-cloth']} />;
}
