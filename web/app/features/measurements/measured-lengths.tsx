import { lazy, Suspense } from 'react';
import { type ChoiceName, isChoice, isLength, type PartName } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import type { Measurement } from '#contracts/measurements/measurements.contract.ts';
import { type PartValue, toStored, writeStored } from '#contracts/measurements/part-values.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { formatCalendarDay, formatMoment } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { fetched } from '#web/platform/network/fetched.ts';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import type { MapLine } from './body-map/map-of.ts';
import { MarkNumber } from './mark-number.tsx';

const LikesLine = lazy(async () => ({
  default: (await fetched(() => import('./book/likes-line.tsx'))).LikesLine,
}));

interface MeasuredLengthsProps {
  measurement: Measurement;
  unit: Unit;
  /** The previous version; differences from it are highlighted. */
  before?: Measurement | undefined;
  /** The lines of the body map, whose numbers are shown before the names. */
  lines?: readonly MapLine[];
}

/** One version: the lengths, who measured and who entered them. */
export function MeasuredLengths({ measurement, unit, before, lines }: MeasuredLengthsProps) {
  const t = useWords(measurementsWords);
  const { lengths, person, measuredBy, measuredOn, notes, recordedBy, recordedAt, likes } = measurement;
  const isNew = (part: PartName, stored: PartValue) => {
    const earlier = before?.lengths.find((one) => one.part === part);
    return before !== undefined && (!earlier || toStored(part, earlier.length, before.unit) !== stored);
  };
  return (
    <div className="grid gap-3">
      <dl className="num grid grid-cols-[repeat(auto-fit,minmax(max(200px,40%),1fr))] gap-x-8 gap-y-1.5">
        {lengths.map(({ part, length }) => {
          const stored = toStored(part, length, measurement.unit);
          const changed = isNew(part, stored);
          return (
            <div key={part} className="flex items-baseline justify-between gap-3">
              <dt className="text-ink-2">
                {lines ? <MarkNumber part={part} lines={lines} /> : null} {t(`parts.${part}`)}
              </dt>
              <dd
                className={changed ? 'font-semibold whitespace-nowrap text-madder-text' : 'whitespace-nowrap'}
              >
                {isChoice(part) ? t(`choices.${stored as ChoiceName}`) : writeStored(part, stored, unit)}
                {isLength(part) ? <span className="meta"> {t(`unitShort.${unit}`)}</span> : null}
                {changed ? <span className="sr-only"> ({t('changed')})</span> : null}
              </dd>
            </div>
          );
        })}
      </dl>
      {likes === undefined || likes.length === 0 ? null : (
        <Suspense>
          <LikesLine likes={likes} unit={unit} />
        </Suspense>
      )}
      {notes === '' ? null : (
        <p lang={writtenIn(notes)} dir="auto" className="voice whitespace-pre-line [overflow-wrap:anywhere]">
          {notes}
        </p>
      )}
      <p className="meta [overflow-wrap:anywhere]">
        {person === '' ? null : (
          <>
            {t('person', { person })}
            <br />
          </>
        )}
        {t('taken', { who: measuredBy, day: formatCalendarDay(measuredOn) })}
        <br />
        {t('written', { name: recordedBy.name, moment: formatMoment(recordedAt) })}
      </p>
    </div>
  );
}
