import { useEffect, useRef, useState } from 'react';
import type { ClaimBasis } from '#contracts/fit/fit.fields.ts';
import { fitLimits } from '#contracts/fit/fit.rules.ts';
import { directionsOf } from '#contracts/fit/zones.ts';
import { isLength } from '#contracts/measurements/garments.ts';
import type { Unit } from '#contracts/measurements/lengths.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { Optional } from '#web/ui/forms/optional.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import formWords from '#web/words/en/features/fit/claim-form.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { writtenLength } from '../lengths.ts';
import { type TypedZone, type ZoneProblems, zoneProblems } from './claim.form.ts';

interface ZoneFormProps {
  first: TypedZone;
  unit: Unit;
  basis: ClaimBasis;
  /** Whether the part is marked already. */
  isKnown: boolean;
  /** Whether the focus moves into the form when it opens. */
  takesFocus: boolean;
  onKeep: (zone: TypedZone) => void;
}

const example: Record<Unit, string> = { in: '1/2', cm: '1.5' };

/** One part: how it is off, by how much, and what the tape says now. */
export function ZoneForm({ first, unit, basis, isKnown, takesFocus, onKeep }: ZoneFormProps) {
  const t = useWords(formWords);
  const measured = useWords(measurementsWords);
  const [zone, setZone] = useState(first);
  const [problems, setProblems] = useState<ZoneProblems>({});
  const { part } = zone;
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    box.current?.querySelector('input')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [takesFocus]);
  if (!isLength(part)) return null;
  const name = measured(`parts.${part}`);
  const unitName = measured(`unitShort.${unit}`);
  const frozen = basis.parts.find((one) => one.part === part)?.frozen ?? null;
  const write = (changed: Partial<TypedZone>) => {
    setZone({ ...zone, ...changed });
    setProblems({});
  };
  const keep = () => {
    const found = zoneProblems(zone, unit, t('notNumber', { example: example[unit] }));
    setProblems(found);
    if (Object.keys(found).length === 0) onKeep(zone);
  };
  return (
    <fieldset ref={box} className="grid gap-4 rounded-md bg-sunk px-5 py-5">
      <legend className="sr-only">{name}</legend>
      <div role="radiogroup" aria-label={t('how', { part: name })} className="grid gap-1">
        <p aria-hidden="true" className="title-3">
          {t('how', { part: name })}
        </p>
        {frozen === null ? null : (
          <p className="meta num">
            {t('ordered', {
              length: `${writtenLength(frozen, basis.unit, part)} ${measured(`unitShort.${basis.unit}`)}`,
            })}
          </p>
        )}
        <div className="flex flex-wrap gap-x-7">
          {directionsOf(part).map((direction) => (
            <label key={direction} className="tick">
              <input
                type="radio"
                name="direction"
                checked={zone.direction === direction}
                onChange={() => write({ direction })}
              />
              <span>{t(direction)}</span>
            </label>
          ))}
        </div>
        <FieldError message={problems.direction} />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(180px,1fr))] items-start gap-4">
        <Field label={t('amount', { unit: unitName })} error={problems.amount}>
          {(control) => (
            <TextInput
              {...control}
              value={zone.amount}
              placeholder={example[unit]}
              inputMode={unit === 'cm' ? 'decimal' : 'text'}
              autoComplete="off"
              className="num"
              onChange={({ target }) => write({ amount: target.value })}
            />
          )}
        </Field>
        <Field
          label={<Optional>{t('again', { unit: unitName })}</Optional>}
          hint={t('againHint')}
          error={problems.remeasured}
        >
          {(control) => (
            <TextInput
              {...control}
              value={zone.remeasured}
              inputMode={unit === 'cm' ? 'decimal' : 'text'}
              autoComplete="off"
              className="num"
              onChange={({ target }) => write({ remeasured: target.value })}
            />
          )}
        </Field>
      </div>
      <Field label={<Optional>{t('zoneWords')}</Optional>}>
        {(control) => (
          <TextInput
            {...control}
            value={zone.words}
            placeholder={t('zoneExample')}
            maxLength={fitLimits.zoneWords}
            onChange={({ target }) => write({ words: target.value })}
          />
        )}
      </Field>
      <Button className="justify-self-start" onClick={keep}>
        {t(isKnown ? 'change' : 'add')}
      </Button>
    </fieldset>
  );
}
