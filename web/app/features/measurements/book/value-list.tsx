import type { BookVersion } from '#contracts/measurements/book/book.fields.ts';
import { type Garment, type PartName, partsOf } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { linesOf } from '../body-map/map-of.ts';
import { MarkNumber } from '../mark-number.tsx';
import { useWriteValue } from './written-values.ts';

type Values = BookVersion['values'];

interface ValueListProps {
  garment: Garment;
  values: Values;
  unit: Unit;
  /** The previous version; differences from it are highlighted and shown with the earlier value. */
  before?: Values | undefined;
  /** Also lists the parts without a value, with a line to write on. */
  isSheet?: boolean;
  /** One column. */
  isNarrow?: boolean;
}

/** The values in the order of measuring; those of the finished garment are marked. */
export function ValueList({
  garment,
  values,
  unit,
  before,
  isSheet = false,
  isNarrow = false,
}: ValueListProps) {
  const t = useWords(bookWords);
  const measurements = useWords(measurementsWords);
  const write = useWriteValue();
  const lines = linesOf(garment);
  const find = (list: Values | undefined, part: PartName) => list?.find((one) => one.part === part);
  const shown = partsOf(garment).filter(
    (part) => isSheet || find(values, part) !== undefined || find(before, part) !== undefined,
  );
  return (
    <dl className={`num grid gap-x-10 ${isNarrow ? '' : 'sm:grid-cols-2'}`}>
      {shown.map((part) => {
        const value = find(values, part);
        const earlier = find(before, part);
        const text = value ? write(value, unit) : '–';
        const earlierText = earlier ? write(earlier, unit) : '–';
        const changed = before !== undefined && (text !== earlierText || value?.of !== earlier?.of);
        return (
          <div
            key={part}
            className={`flex items-baseline justify-between gap-3 border-b border-seam py-1.5 ${isSheet && value ? 'print:py-0.5' : ''}`}
          >
            <dt className="text-ink-2">
              <MarkNumber part={part} lines={lines} /> {measurements(`parts.${part}`)}
              {value?.of === 'garment' ? <span className="hint"> · {t('ofShort.garment')}</span> : null}
            </dt>
            {isSheet && !value ? (
              <dd className="sheet-line">
                <span className="sr-only">{t('toFill')}</span>
              </dd>
            ) : (
              <dd
                className={`text-right whitespace-nowrap ${changed ? 'font-semibold text-madder-text' : ''}`}
              >
                {changed ? (
                  <span className="meta mr-2 font-normal line-through decoration-1">
                    <span className="sr-only">{t('was')} </span>
                    {earlierText}
                  </span>
                ) : null}
                {text}
                {changed ? <span className="sr-only"> ({measurements('changed')})</span> : null}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
