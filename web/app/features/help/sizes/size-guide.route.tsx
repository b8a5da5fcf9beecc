import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { TextPage } from '../text-page.tsx';
import type { Route } from './+types/size-guide.route.ts';
import { GarmentMeasures } from './garment-measures.tsx';
import { sizeGuideEn } from './size-guide.en.ts';
import { SizesOnOffer } from './sizes-on-offer.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: sizeGuideEn.title, description: sizeGuideEn.lead, path: '/help/size-guide' });

export default function SizeGuidePage() {
  const { title, lead, above, sections } = sizeGuideEn;
  return (
    <TextPage title={title} lead={lead} above={above} sections={sections}>
      <SizesOnOffer />
      <GarmentMeasures />
    </TextPage>
  );
}
