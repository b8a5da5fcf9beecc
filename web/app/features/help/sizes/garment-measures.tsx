import { type Garment, garmentNames, partsOf } from '#contracts/measurements/garments.ts';
import { type Unit, units } from '#contracts/measurements/lengths.ts';
import { sizeChartsOf } from '#contracts/measurements/size-charts.ts';
import { measurementsWords } from '#web/features/measurements/measurements.words.ts';
import { sizeChartWords } from '#web/features/measurements/size-chart.words.ts';
import { SizeChartTable } from '#web/features/measurements/size-chart-table.tsx';
import { UnitChoice } from '#web/features/measurements/unit-choice.tsx';
import { textOf } from '#web/platform/i18n/texts.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { GarmentDrawing } from './garment-drawing.tsx';
import { sizeGuideTexts } from './size-guide.texts.ts';

type Drawn = Exclude<Garment, 'other'>;
const garments = garmentNames.filter((garment): garment is Drawn => garment !== 'other');

interface GarmentMeasuresProps {
  unit: Unit;
  onUnit: (unit: Unit) => void;
}

/** For each garment, what is measured, and what its sizes measure where it is cut to sizes. */
export function GarmentMeasures({ unit, onUnit }: GarmentMeasuresProps) {
  const text = textOf(sizeGuideTexts);
  const t = useWords(measurementsWords);
  const chart = useWords(sizeChartWords);
  return (
    <section id="garments" className="anchored grid grid-cols-1 gap-2.5">
      <h2 className="title-2">{text.garments}</h2>
      <p className="max-w-(--tb-measure) text-pretty">{text.garmentsLine}</p>
      <p className="max-w-(--tb-measure) text-pretty">{chart('line')}</p>
      <div className="py-2">
        <UnitChoice label={chart('showIn')} unit={unit} units={units} onChoose={onUnit} />
      </div>
      <nav aria-label={text.garments}>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-2">
          {garments.map((garment) => (
            <li key={garment}>
              <a href={`#${garment}`} className="link reach inline-block py-1">
                {t(`garments.${garment}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-5 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-2">
        {garments.map((garment) => (
          <GarmentCard key={garment} garment={garment} unit={unit} />
        ))}
      </div>
    </section>
  );
}

function GarmentCard({ garment, unit }: { garment: Drawn; unit: Unit }) {
  const text = textOf(sizeGuideTexts);
  const t = useWords(measurementsWords);
  return (
    <section id={garment} className="anchored grid grid-cols-1 content-start gap-4">
      <div className="grid grid-cols-[84px_minmax(0,1fr)] items-start gap-5">
        <GarmentDrawing garment={garment} />
        <div className="grid gap-1.5 pt-1">
          <h3 className="title-3">{t(`garments.${garment}`)}</h3>
          <p className="text-pretty text-ink-2">
            <span className="sr-only">{text.part}: </span>
            {partsOf(garment)
              .map((part) => t(`parts.${part}`))
              .join(' · ')}
          </p>
        </div>
      </div>
      {sizeChartsOf(garment).map((chart) => (
        <SizeChartTable key={chart.body} chart={chart} unit={unit} />
      ))}
    </section>
  );
}
