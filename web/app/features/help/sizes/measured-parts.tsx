import { partNames } from '#contracts/measurements/garments.ts';
import { bodyMarks } from '#web/features/measurements/body-marks.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';

const unmarked = partNames.filter((part) => !bodyMarks.some((mark) => mark.parts.includes(part)));

/**
 * How to measure each numbered part, then those that are not on the figure, with the names of the form on the order
 * page.
 */
export function MeasuredParts() {
  const t = useWords(measurementsWords);
  return (
    <ol className="border-t border-seam-2">
      {[...bodyMarks, { parts: unmarked, goes: null }].map(({ parts, goes }, place) => (
        <li
          key={parts.join()}
          className="grid grid-cols-[24px_minmax(0,1fr)] items-baseline gap-3 border-b border-seam pt-[9px] pb-[7px] leading-[1.4]"
        >
          <span
            aria-hidden="true"
            className={`num text-right font-display text-4 ${goes === 'round' ? 'text-madder-text' : 'text-indigo'}`}
          >
            {goes === null ? null : place + 1}
          </span>
          <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            {parts.map((part) => (
              <p key={part} className="contents">
                <span className="font-semibold">{t(`parts.${part}`)}</span>
                <span className="text-ink-2">{t(`how.${part}`)}</span>
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
