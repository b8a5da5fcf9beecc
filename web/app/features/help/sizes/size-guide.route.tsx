import { useState } from 'react';
import { type Unit, units } from '#contracts/measurements/lengths.ts';
import { BodyMapSides } from '#web/features/measurements/body-map/body-map-sides.tsx';
import { UnitChoice } from '#web/features/measurements/unit-choice.tsx';
import { textOf } from '#web/platform/i18n/texts.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { pageMeta } from '#web/platform/seo/page-meta.ts';
import { help } from '#web/words/en/features/help/help.ts';
import { sizeGuide } from '#web/words/en/features/help/sizes/size-guide.ts';
import sizeChartWords from '#web/words/en/features/measurements/size-chart.json';
import { HelpLinks } from '../help-links.tsx';
import { TextHead } from '../text-page.tsx';
import type { Route } from './+types/size-guide.route.ts';
import { GarmentDrawing } from './garment-drawing.tsx';
import { GarmentMeasures } from './garment-measures.tsx';
import { MeasuredParts } from './measured-parts.tsx';
import { SizesOnOffer } from './sizes-on-offer.tsx';

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, lead } = textOf(sizeGuide);
  return pageMeta(matches, { title, description: lead, path: '/help/size-guide' });
};

/** Made to measure, made in sizes, and nothing to fit, in the order of the text. */
const drawnForWay = ['blouse', 'shirt', 'saree'] as const;

export default function SizeGuidePage() {
  const text = textOf(sizeGuide);
  const chart = useWords(sizeChartWords);
  const [unit, setUnit] = useState<Unit>('in');
  return (
    <div className="page">
      <article className="mx-auto grid max-w-[1120px] grid-cols-1 gap-8 md:gap-12">
        <TextHead title={text.title} lead={text.lead} pictures={['about-cloth', 'step-choose']} />
        {/* A block instead of a grid, so that the bar is sticky throughout. */}
        <div>
          <div className="guide-bar bleed">
            <nav aria-label={textOf(help).contents} className="hidden flex-wrap gap-x-6 md:flex">
              {(['tape', 'garments', 'sizes'] as const).map((id) => (
                <a key={id} href={`#${id}`} className="link reach text-2">
                  {id === 'tape' ? text.tape.heading : text[id]}
                </a>
              ))}
            </nav>
            <div className="flex items-center gap-5 max-md:w-full max-md:justify-between">
              <span aria-hidden="true" className="meta pt-0.5">
                {chart('showIn')}
              </span>
              <UnitChoice label={chart('showIn')} unit={unit} units={units} onChoose={setUnit} />
            </div>
          </div>
          <div className="grid grid-cols-1 gap-12 pt-8 md:gap-20 md:pt-12">
            <WaysToFit />
            <Tape />
            <GarmentMeasures unit={unit} />
            <SizesOnOffer unit={unit} />
          </div>
        </div>
      </article>
    </div>
  );
}

function WaysToFit() {
  const { ways } = textOf(sizeGuide);
  return (
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
  );
}

/** The drawing of the body with its numbers, and how to measure at each. */
function Tape() {
  const { tape, each } = textOf(sizeGuide);
  return (
    <section
      id="tape"
      className="anchored grid grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-[minmax(260px,2fr)_3fr]"
    >
      <div className="mx-auto w-full max-w-[390px] md:sticky md:top-[150px] md:row-span-2 md:self-start">
        <BodyMapSides garment="other" body="women" />
      </div>
      <div className="grid content-start gap-3 max-md:order-first">
        <h2 className="title-2">{tape.heading}</h2>
        {tape.paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-(--tb-measure) text-pretty">
            {paragraph}
          </p>
        ))}
      </div>
      <details className="help-answer folded-on-phones md:col-start-2">
        <summary className="border-t border-seam font-semibold">{each}</summary>
        <MeasuredParts />
      </details>
    </section>
  );
}
