import { type Garment, garmentNames, partsOf } from '#contracts/measurements/garments.ts';
import { measurementsWords } from '#web/features/measurements/measurements.words.ts';
import { textOf } from '#web/platform/i18n/texts.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { sizeGuideTexts } from './size-guide.texts.ts';

const garments = garmentNames.filter((garment) => garment !== 'other');

/** For each garment, what is measured and where the tape goes, in the words of the form on the order page. */
export function GarmentMeasures() {
  const text = textOf(sizeGuideTexts);
  const t = useWords(measurementsWords);
  return (
    <section id="garments" className="anchored grid grid-cols-1 gap-2.5">
      <h2 className="title-3">{text.garments}</h2>
      <p className="max-w-(--tb-measure) text-pretty">{text.garmentsLine}</p>
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
      <div className="mt-4 grid grid-cols-1 gap-10">
        {garments.map((garment) => (
          <GarmentTable key={garment} garment={garment} />
        ))}
      </div>
    </section>
  );
}

function GarmentTable({ garment }: { garment: Garment }) {
  const text = textOf(sizeGuideTexts);
  const t = useWords(measurementsWords);
  return (
    <table id={garment} className="anchored w-full border-collapse text-left leading-[1.4]">
      <caption className="pb-2 text-left font-display text-4">{t(`garments.${garment}`)}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{text.part}</th>
          <th scope="col">{text.how}</th>
        </tr>
      </thead>
      <tbody className="border-t border-seam-2">
        {partsOf(garment).map((part) => (
          <tr key={part} className="border-b border-seam align-baseline">
            <th scope="row" className="w-2/5 pt-[9px] pr-4 pb-[7px] font-normal text-ink-2">
              {t(`parts.${part}`)}
            </th>
            <td className="pt-[9px] pb-[7px]">{t(`how.${part}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
