import { type Garment, garmentNames, partsOf } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { sizeChartsOf } from '#contracts/measurements/size-charts.ts';
import { SizeChartTable } from '#web/features/measurements/size-chart-table.tsx';
import { textOf } from '#web/platform/i18n/texts.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { sizeGuide } from '#web/words/en/features/help/sizes/size-guide.ts';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import sizeChartWords from '#web/words/en/features/measurements/size-chart.json';
import { GarmentDrawing } from './garment-drawing.tsx';

type Drawn = Exclude<Garment, 'other'>;
const garments = garmentNames.filter((garment): garment is Drawn => garment !== 'other');

/** For each garment, its parts to measure, and its size chart if it is made in sizes; one opens at a time. */
export function GarmentMeasures({ unit }: { unit: Unit }) {
  const text = textOf(sizeGuide);
  const chart = useWords(sizeChartWords);
  return (
    <section id="garments" className="anchored grid grid-cols-1 gap-2.5">
      <h2 className="title-2">{text.garments}</h2>
      <p className="max-w-(--tb-measure) text-pretty">{text.garmentsLine}</p>
      <p className="max-w-(--tb-measure) text-pretty">{chart('line')}</p>
      <div className="mt-3 border-t border-seam-2">
        {garments.map((garment, place) => (
          <GarmentEntry key={garment} garment={garment} unit={unit} isOpen={place === 0} />
        ))}
      </div>
    </section>
  );
}

interface GarmentEntryProps {
  garment: Drawn;
  unit: Unit;
  isOpen: boolean;
}

function GarmentEntry({ garment, unit, isOpen }: GarmentEntryProps) {
  const text = textOf(sizeGuide);
  const t = useWords(measurementsWords);
  return (
    <details id={garment} name="garment" open={isOpen} className="help-answer anchored">
      <summary>
        <span className="flex items-center gap-4">
          <span className="w-11 flex-none">
            <GarmentDrawing garment={garment} />
          </span>
          <h3 className="title-3">{t(`garments.${garment}`)}</h3>
        </span>
      </summary>
      <div className="grid grid-cols-1 gap-x-14 gap-y-5 pt-1 pb-7 md:pl-15 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <p className="text-pretty text-ink-2">
          <span className="font-semibold text-ink">{text.part}: </span>
          {partsOf(garment)
            .map((part) => t(`parts.${part}`))
            .join(' · ')}
        </p>
        <div className="grid content-start gap-6">
          {sizeChartsOf(garment).map((chart) => (
            <SizeChartTable key={chart.body} chart={chart} unit={unit} />
          ))}
        </div>
      </div>
    </details>
  );
}
