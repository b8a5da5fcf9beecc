import { partNames } from '#contracts/measurements/garments.ts';
import { linesOf } from '#web/features/measurements/body-map/map-of.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';

const lines = linesOf('other');
const rows = partNames
  .map((part) => ({ part, line: lines.find((one) => one.part === part) }))
  .toSorted(
    (one, other) => (one.line?.number ?? lines.length + 1) - (other.line?.number ?? lines.length + 1),
  );

/**
 * How to measure each numbered part, then those that have no line on the body, with the names of the form on the order
 * page.
 */
export function MeasuredParts() {
  const t = useWords(measurementsWords);
  return (
    <ol className="border-t border-seam-2">
      {rows.map(({ part, line }) => (
        <li
          key={part}
          className="grid grid-cols-[24px_minmax(0,1fr)] items-baseline gap-3 border-b border-seam pt-[9px] pb-[7px] leading-[1.4]"
        >
          <span
            aria-hidden="true"
            className={`num text-right font-display text-4 ${line?.goes === 'round' ? 'text-madder-text' : 'text-indigo'}`}
          >
            {line?.number}
          </span>
          <p className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <span className="font-semibold">{t(`parts.${part}`)}</span>
            <span className="text-ink-2">{t(`how.${part}`)}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
