import type { ReactNode } from 'react';
import type { BookVersion } from '#contracts/measurements/book/book.fields.ts';
import type { BookBody } from '#contracts/measurements/book/book.rules.ts';
import type { Garment } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { BookMap } from './book-map.tsx';
import { ValueList } from './value-list.tsx';
import { mapValues } from './written-values.ts';

export type ShownVersion = Pick<
  BookVersion,
  'values' | 'source' | 'measuredBy' | 'measuredOn' | 'confirmedOn' | 'preferences' | 'notes'
> & { garment: Garment; reason?: string };

interface VersionViewProps {
  version: ShownVersion;
  body: BookBody;
  unit: Unit;
  /** Beneath the drawing on wide screens, at the end on narrow ones. */
  children?: ReactNode;
}

/** A version on the body map, with its values as a list. */
export function VersionView({ version, body, unit, children }: VersionViewProps) {
  return (
    <div className="@container">
      <div className="grid gap-x-12 gap-y-6 @min-[700px]:grid-cols-2 @min-[700px]:grid-rows-[auto_1fr] @min-[1080px]:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <BookMap
          garment={version.garment}
          body={body}
          values={mapValues(version.values, unit)}
          unit={unit}
          only={version.values.map(({ part }) => part)}
        />
        <div className="grid content-start gap-5 @min-[700px]:col-start-2 @min-[700px]:row-span-2 @min-[700px]:row-start-1">
          <ValueList values={version.values} garment={version.garment} unit={unit} isNarrow />
          <VersionRemarks version={version} />
        </div>
        {children}
      </div>
    </div>
  );
}

/** Who measured, why it changed, and what is not a number. */
export function VersionRemarks({ version }: { version: Omit<ShownVersion, 'garment'> }) {
  const t = useWords(bookWords);
  const measurements = useWords(measurementsWords);
  const { source, measuredBy, measuredOn, confirmedOn, preferences, notes, reason = '' } = version;
  return (
    <div className="grid gap-2.5">
      {preferences === '' ? null : <Words label={t('preferences')} text={preferences} />}
      {notes === '' ? null : <Words label={measurements('notes')} text={notes} />}
      {reason === '' ? null : <Words label={t('reason')} text={reason} />}
      <p className="meta wrap-anywhere">
        {t(`sourceLines.${source}`, { who: measuredBy, day: formatCalendarDay(measuredOn) })}
        {confirmedOn === null ? null : (
          <>
            <br />
            {t('confirmedOn', { day: formatCalendarDay(confirmedOn) })}
          </>
        )}
      </p>
    </div>
  );
}

function Words({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="hint">{label}</p>
      <p lang={writtenIn(text)} dir="auto" className="voice whitespace-pre-line [overflow-wrap:anywhere]">
        {text}
      </p>
    </div>
  );
}
