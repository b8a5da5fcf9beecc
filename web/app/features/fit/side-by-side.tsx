import type { ReactNode } from 'react';
import type { FitClaim, FitZone } from '#contracts/fit/fit.fields.ts';
import { growthOf } from '#contracts/fit/zones.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { writtenIn } from '#contracts/platform/written-in.ts';
import { BodyMapSides } from '#web/features/measurements/body-map/body-map-sides.tsx';
import { linesOf, type MapLine, usualBody } from '#web/features/measurements/body-map/map-of.ts';
import { MarkNumber } from '#web/features/measurements/mark-number.tsx';
import { formatCalendarDay } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import fitWords from '#web/words/en/features/fit/fit.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { FitPictures } from './fit-pictures.tsx';
import { writtenLength } from './lengths.ts';

/** Each part that does not fit: what the buyer says, what was ordered, what was sewn. */
export function SideBySide({ claim }: { claim: FitClaim }) {
  const t = useWords(fitWords, 'zones');
  const units = useWords(measurementsWords, 'unitShort');
  const { garment, unit, zones, sewn } = claim;
  const lines = linesOf(garment);
  const values = Object.fromEntries(
    zones.map(({ part, direction, amount }) => [
      part,
      `${growthOf(direction) > 0 ? '+' : '−'}${writtenLength(amount, unit, part)}`,
    ]),
  );
  return (
    <section aria-labelledby="fit-zones" className="grid gap-5">
      <div>
        <h2 id="fit-zones" className="title-3">
          {t('title')}
        </h2>
        <MeasuredBy claim={claim} />
      </div>
      <div className="fit-zones">
        <BodyMapSides
          garment={garment}
          body={usualBody(garment)}
          only={zones.map(({ part }) => part)}
          values={values}
          unit={units(unit)}
        />
        <ul className="divide-y divide-seam border-y border-seam">
          {zones.map((zone) => (
            <li key={zone.part} className="py-4">
              <Zone zone={zone} unit={unit} lines={lines} isSewnStated={sewn !== null} />
            </li>
          ))}
        </ul>
      </div>
      {sewn === null ? null : (
        <div className="grid gap-3">
          {sewn.words === '' ? null : (
            <p
              lang={writtenIn(sewn.words)}
              dir="auto"
              className="voice border-l-2 border-dashed border-line pl-3 whitespace-pre-line wrap-anywhere"
            >
              {sewn.words}
            </p>
          )}
          <FitPictures pictures={sewn.pictures} title={claim.title} label={t('sewnPictures')} />
        </div>
      )}
    </section>
  );
}

function MeasuredBy({ claim: { measured } }: { claim: FitClaim }) {
  const t = useWords(fitWords, 'zones.by');
  const { by, name, on, size } = measured;
  if (by !== 'CHART' && on !== null)
    return <p className="hint">{t(by, { name, day: formatCalendarDay(on) })}</p>;
  return <p className="hint">{size === '' ? t('none') : t('CHART', { size })}</p>;
}

interface ZoneProps {
  zone: FitZone;
  unit: Unit;
  lines: readonly MapLine[];
  isSewnStated: boolean;
}

function Zone({ zone, unit, lines, isSewnStated }: ZoneProps) {
  const t = useWords(fitWords, 'zones');
  const measured = useWords(measurementsWords);
  const { part, direction, amount, words, frozen, frozenOf, signed, remeasured, sewn, ease } = zone;
  const inUnit = (length: number) => `${writtenLength(length, unit, part)} ${measured(`unitShort.${unit}`)}`;
  const facts: [string, ReactNode][] = [
    [
      t('ordered'),
      <Dotted
        key="ordered"
        parts={[
          frozen === null ? t('notKnown') : inUnit(frozen),
          frozen === null || frozenOf === null ? null : t(frozenOf),
        ]}
      />,
    ],
    [t('signed'), signed === null || signed === frozen ? null : inUnit(signed)],
    [t('sewn'), sewn === null ? t('notSaid') : inUnit(sewn)],
    [t('ease'), isSewnStated && ease !== 0 ? inUnit(ease) : null],
    [t('again'), remeasured === null ? null : inUnit(remeasured)],
  ];
  return (
    <div className="grid gap-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">
          <MarkNumber part={part} lines={lines} /> {measured(`parts.${part}`)}
        </span>
        <span className="num">{t(`said.${direction}`, { amount: inUnit(amount) })}</span>
      </p>
      {words === '' ? null : (
        <p lang={writtenIn(words)} dir="auto" className="voice wrap-anywhere">
          {words}
        </p>
      )}
      <dl className="fit-facts num">
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}
