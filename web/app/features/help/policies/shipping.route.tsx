import { type Texts, textOf } from '#web/platform/i18n/texts.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { shippingBn } from '#web/words/bn/features/help/policies/shipping.ts';
import { shippingHi } from '#web/words/hi/features/help/policies/shipping.ts';
import { shippingTa } from '#web/words/ta/features/help/policies/shipping.ts';
import { type TextOfPage, TextPage } from '../text-page.tsx';
import type { Route } from './+types/shipping.route.ts';
import { shippingEn } from './shipping.en.ts';

const texts: Texts<TextOfPage> = { en: shippingEn, hi: shippingHi, bn: shippingBn, ta: shippingTa };

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = textOf(texts);
  return pageMeta(matches, { title, description: lead, path: '/help/shipping' });
};

export default function ShippingPage() {
  return <TextPage {...textOf(texts)} pictures={['step-send', 'about-cloth']} />;
}
