import { type Unit, writeLength } from '#contracts/measurements/lengths.ts';
import type { SizeChart } from '#contracts/measurements/size-charts.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import sizeChartWords from '#web/words/en/features/measurements/size-chart.json';

/** The measurements of each size, one row per size, so that many sizes fit on a phone. */
export function SizeChartTable({ chart: { body, sizes, rows }, unit }: { chart: SizeChart; unit: Unit }) {
  const t = useWords(sizeChartWords);
  const measured = useWords(measurementsWords);
  return (
    <div className="overflow-x-auto">
      <table className="num w-full border-collapse text-left leading-[1.3]">
        <caption className="pb-2 text-left text-2 font-semibold">
          {t(`bodies.${body}`)} <span className="meta font-normal">({measured(`unitShort.${unit}`)})</span>
        </caption>
        <thead>
          <tr className="border-b border-seam-2 align-bottom text-[13px] text-ink-2">
            <th scope="col" className="py-2 pr-3 font-medium">
              {t('size')}
            </th>
            {rows.map(({ measure }) => (
              <th key={measure} scope="col" className="py-2 pl-3 text-right font-medium">
                {measured(`parts.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size, place) => (
            <tr key={size} className="border-b border-seam">
              <th scope="row" className="pt-[9px] pr-3 pb-[7px] font-semibold whitespace-nowrap">
                {labelOf('size', size)}
              </th>
              {rows.map(({ measure, tenths }) => (
                <td key={measure} className="pt-[9px] pb-[7px] pl-3 text-right whitespace-nowrap">
                  {writeLength(rounded(tenths[place] ?? 0, unit), unit, measure)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Nobody chooses a size by the millimetre: half centimetres and quarter inches, in tenths of a millimetre. */
function rounded(tenths: number, unit: Unit): number {
  const step = unit === 'cm' ? 50 : 63.5;
  return Math.round(tenths / step) * step;
}
