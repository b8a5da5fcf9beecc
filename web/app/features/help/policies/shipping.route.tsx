import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { TextPage } from '../text-page.tsx';
import type { Route } from './+types/shipping.route.ts';
import { shippingEn } from './shipping.en.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: shippingEn.title, description: shippingEn.lead, path: '/help/shipping' });

export default function ShippingPage() {
  return <TextPage {...shippingEn} />;
}
