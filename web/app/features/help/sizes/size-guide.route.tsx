import { useState } from 'react';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { BodyFigure } from '#web/features/measurements/body-figure.tsx';
import { bodyMarks } from '#web/features/measurements/body-marks.ts';
import { textOf } from '#web/platform/i18n/texts.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { HelpLinks } from '../help-links.tsx';
import { TextHead } from '../text-page.tsx';
import type { Route } from './+types/size-guide.route.ts';
import { GarmentDrawing } from './garment-drawing.tsx';
import { GarmentMeasures } from './garment-measures.tsx';
import { MeasuredParts } from './measured-parts.tsx';
import { sizeGuideTexts } from './size-guide.texts.ts';
import { SizesOnOffer } from './sizes-on-offer.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = textOf(sizeGuideTexts);
  return pageMeta(matches, { title, description: lead, path: '/help/size-guide' });
};

/** Made to measure, made in sizes, and nothing to fit, in the order of the text. */
const drawnForWay = ['blouse', 'shirt', 'saree'] as const;

export default function SizeGuidePage() {
  const { title, lead, ways, tape } = textOf(sizeGuideTexts);
  const [unit, setUnit] = useState<Unit>('in');
  return (
    <div className="page">
      <article className="mx-auto grid max-w-[1120px] grid-cols-1 gap-14 md:gap-20">
        <TextHead title={title} lead={lead} pictures={['step-measure', 'step-choose']} />
        <section id="which" className="anchored grid grid-cols-1 gap-4">
          <h2 className="title-2">{ways.heading}</h2>
          <dl className="grid gap-x-10 gap-y-5 md:grid-cols-3">
            {ways.facts.map(({ name, value }, place) => (
              <div
                key={name}
                className="grid grid-cols-[64px_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 border-t border-seam-2 pt-3.5"
              >
                <dt className="col-start-2 font-display text-4">{name}</dt>
                <dd className="col-start-2 mt-1 text-pretty text-ink-2">{value}</dd>
                <dd aria-hidden="true" className="col-start-1 row-span-2 row-start-1">
                  <GarmentDrawing garment={drawnForWay[place] ?? 'saree'} />
                </dd>
              </div>
            ))}
          </dl>
          <HelpLinks links={ways.links} />
        </section>
        <section
          id="tape"
          className="anchored grid grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-[minmax(260px,2fr)_3fr]"
        >
          <div className="mx-auto w-full max-w-[340px] md:sticky md:top-[100px] md:row-span-2 md:self-start">
            <BodyFigure marks={bodyMarks} />
          </div>
          <div className="grid content-start gap-3 max-md:order-first">
            <h2 className="title-2">{tape.heading}</h2>
            {tape.paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-(--tb-measure) text-pretty">
                {paragraph}
              </p>
            ))}
          </div>
          <div className="md:col-start-2">
            <MeasuredParts />
          </div>
        </section>
        <GarmentMeasures unit={unit} onUnit={setUnit} />
        <SizesOnOffer unit={unit} />
      </article>
    </div>
  );
}
