import { textOf } from '#web/platform/i18n/texts.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { TextPage } from '../text-page.tsx';
import type { Route } from './+types/size-guide.route.ts';
import { GarmentMeasures } from './garment-measures.tsx';
import { sizeGuideTexts } from './size-guide.texts.ts';
import { SizesOnOffer } from './sizes-on-offer.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = textOf(sizeGuideTexts);
  return pageMeta(matches, { title, description: lead, path: '/help/size-guide' });
};

export default function SizeGuidePage() {
  const { title, lead, above, sections } = textOf(sizeGuideTexts);
  return (
    <TextPage title={title} lead={lead} above={above} sections={sections}>
      <SizesOnOffer />
      <GarmentMeasures />
    </TextPage>
  );
}
