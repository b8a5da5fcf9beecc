import type { Unit } from '#contracts/measurements/lengths.ts';
import { sizeChartOf } from '#contracts/measurements/size-charts.ts';
import { SizeChartTable } from '#web/features/measurements/size-chart-table.tsx';
import { textOf } from '#web/platform/i18n/texts.ts';
import { sizeGuide } from '#web/words/en/features/help/sizes/size-guide.ts';

const besides = ['children', 'feet'] as const;

/** The charts of sizes that can be ordered; a garment's own chart is with the garment. */
export function SizesOnOffer({ unit }: { unit: Unit }) {
  const text = textOf(sizeGuide);
  return (
    <section id="sizes" className="anchored grid grid-cols-1 gap-2.5">
      <h2 className="title-2">{text.sizes}</h2>
      <div className="mt-4 grid grid-cols-1 items-start gap-x-14 gap-y-10 lg:grid-cols-2">
        {besides.map((body) => (
          <SizeChartTable key={body} chart={sizeChartOf(body)} unit={unit} />
        ))}
      </div>
    </section>
  );
}
