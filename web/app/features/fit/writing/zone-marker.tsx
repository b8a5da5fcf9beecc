import { useState } from 'react';
import type { ClaimBasis } from '#contracts/fit/fit.fields.ts';
import { growthOf } from '#contracts/fit/zones.ts';
import type { PartName } from '#contracts/measurements/garments.ts';
import { readLength, type Unit } from '#contracts/measurements/lengths.ts';
import { BodyMapSides } from '#web/features/measurements/body-map/body-map-sides.tsx';
import { linesOf, usualBody } from '#web/features/measurements/body-map/map-of.ts';
import { MarkNumber } from '#web/features/measurements/mark-number.tsx';
import { useWords } from '#web/platform/i18n/use-words.ts';
import type { Message } from '#web/platform/sentences/sentences.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import formWords from '#web/words/en/features/fit/claim-form.json';
import fitWords from '#web/words/en/features/fit/fit.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { writtenLength } from '../lengths.ts';
import { emptyZone, type TypedZone } from './claim.form.ts';
import { ZoneForm } from './zone-form.tsx';

interface ZoneMarkerProps {
  basis: ClaimBasis;
  unit: Unit;
  zones: readonly TypedZone[];
  error: Message | undefined;
  onChange: (zones: TypedZone[]) => void;
}

/** Marks the parts that do not fit on the drawing of the garment, one at a time. */
export function ZoneMarker({ basis, unit, zones, error, onChange }: ZoneMarkerProps) {
  const t = useWords(formWords);
  const measured = useWords(measurementsWords);
  const [now, setNow] = useState<PartName | null>(null);
  // A list moves through its parts with the arrow keys, so only a press elsewhere leads into the form.
  const [isPressed, setPressed] = useState(false);
  const press = (part: PartName) => {
    setNow(part);
    setPressed(true);
  };
  const { garment } = basis;
  const parts = basis.parts.map(({ part }) => part);
  const known = zones.find(({ part }) => part === now);
  const keep = (zone: TypedZone) => {
    onChange([...zones.filter(({ part }) => part !== zone.part), zone]);
    setNow(null);
  };
  return (
    <div className="fit-marking">
      <BodyMapSides
        garment={garment}
        body={usualBody(garment)}
        only={parts}
        now={now}
        values={Object.fromEntries(zones.map((zone) => [zone.part, shortOf(zone, unit)]))}
        unit={measured(`unitShort.${unit}`)}
        onChoose={press}
      />
      <div className="fit-zone-form">
        <Field label={t('part')} hint={t('mapHint')} error={error}>
          {(control) => (
            <Select
              {...control}
              value={now ?? ''}
              onChange={({ target }) => {
                setNow(parts.find((part) => part === target.value) ?? null);
                setPressed(false);
              }}
            >
              <option value="">{t('choosePart')}</option>
              {parts.map((part) => (
                <option key={part} value={part}>
                  {measured(`parts.${part}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {now === null ? null : (
          <ZoneForm
            key={now}
            first={known ?? emptyZone(now)}
            unit={unit}
            basis={basis}
            isKnown={known !== undefined}
            takesFocus={isPressed}
            onKeep={keep}
          />
        )}
        <Marked garment={garment} zones={zones} unit={unit} onEdit={press} onChange={onChange} />
      </div>
    </div>
  );
}

/** "+½" for a part that has to become larger, for the drawing. */
function shortOf({ part, direction, amount }: TypedZone, unit: Unit): string {
  const length = readLength(amount);
  if (length === undefined || direction === null) return amount;
  return `${growthOf(direction) > 0 ? '+' : '−'}${writtenLength(length, unit, part)}`;
}

interface MarkedProps {
  garment: ClaimBasis['garment'];
  zones: readonly TypedZone[];
  unit: Unit;
  onEdit: (part: PartName) => void;
  onChange: (zones: TypedZone[]) => void;
}

function Marked({ garment, zones, unit, onEdit, onChange }: MarkedProps) {
  const t = useWords(formWords);
  const said = useWords(fitWords, 'zones.said');
  const measured = useWords(measurementsWords);
  const lines = linesOf(garment);
  return (
    <section aria-label={t('marked')} className="grid gap-2">
      <p className="text-2 font-semibold">{t('marked')}</p>
      {zones.length === 0 ? (
        <p className="hint">{t('none')}</p>
      ) : (
        <ul className="divide-y divide-seam border-y border-seam">
          {zones.map((zone) => {
            const { part, direction, amount } = zone;
            const length = readLength(amount) ?? 0;
            const name = measured(`parts.${part}`);
            return (
              <li key={part} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
                <span className="num">
                  <span className="font-semibold">
                    <MarkNumber part={part} lines={lines} /> {name}
                  </span>{' '}
                  {direction === null
                    ? ''
                    : said(direction, {
                        amount: `${writtenLength(length, unit, part)} ${measured(`unitShort.${unit}`)}`,
                      })}
                </span>
                <span className="flex">
                  <Button
                    kind="text"
                    small
                    aria-label={t('edit', { part: name })}
                    onClick={() => onEdit(part)}
                  >
                    {measured('change')}
                  </Button>
                  <Button
                    kind="text"
                    small
                    aria-label={t('remove', { part: name })}
                    onClick={() => onChange(zones.filter((one) => one.part !== part))}
                  >
                    {t('removeShort')}
                  </Button>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
