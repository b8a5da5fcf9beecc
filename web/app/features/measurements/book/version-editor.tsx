import { type FormEvent, useState } from 'react';
import type { GarmentOfBook } from '#contracts/measurements/book/book.contract.ts';
import { isChoice, isLength, type PartName, partsOf } from '#contracts/measurements/garments.ts';
import { units } from '#contracts/measurements/lengths.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { exampleIn } from '../measurements.form.ts';
import { UnitChoice } from '../unit-choice.tsx';
import { BookMap } from './book-map.tsx';
import { unlikelyIn, unusualFor } from './check-tape.ts';
import { useVersionForm } from './use-version-form.ts';
import { ValueField } from './value-field.tsx';
import { typedOf } from './version.form.ts';
import { VersionFacts } from './version-facts.tsx';

interface VersionEditorProps {
  page: GarmentOfBook;
  /** Omitted if there is nothing to go back to. */
  onCancel?: () => void;
  onSaved: () => void;
}

/** The form of a garment's measurements on its body map. Load it lazily. */
export function VersionEditor({ page, onCancel, onSaved }: VersionEditorProps) {
  const t = useWords(bookWords);
  const measurements = useWords(measurementsWords);
  const { person, garment, versions } = page;
  const { form, isSaving, chooseUnit, save, discard } = useVersionForm(page, onSaved);
  const [unit, values] = form.watch(['unit', 'values']);
  /** The part whose field has the focus. */
  const [now, setNow] = useState<PartName | null>(null);
  const asked = partsOf(garment);
  const saved = Object.fromEntries(
    (versions[0]?.values ?? []).map((value) => [value.part, typedOf(value, unit)]),
  );
  const { errors } = form.formState;

  const unusual = asked.filter((part) => unusualFor(part, person.body, { unit, values }) !== null);
  const pair = unlikelyIn(garment, { unit, values });
  const doubtful = [...new Set([...unusual, ...(pair ? [pair.one, pair.other] : [])])];
  const doubt = doubtful.map((part) => `${part} ${values[part] ?? ''}`).join(', ');
  /** The doubtful values that the viewer was asked about; saving them again unchanged confirms them. */
  const [askedAbout, setAskedAbout] = useState('');
  const isAsking = doubt !== '' && askedAbout === doubt;
  const named = (part: PartName) => `${measurements(`parts.${part}`)} ${values[part] ?? ''}`;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    // Refused values come first: they are asked about only once they are possible.
    if (doubt === '' || isAsking || !(await form.trigger())) save();
    else setAskedAbout(doubt);
  };
  const next = (part: PartName) => {
    const following = asked[asked.indexOf(part) + 1];
    if (following) form.setFocus(`values.${following}`);
    else form.setFocus('measuredBy');
  };

  return (
    <form className="grid gap-8" noValidate onSubmit={submit} aria-label={t('editorLabel')}>
      <div className="grid gap-x-12 gap-y-6 min-[900px]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="self-start min-[900px]:sticky min-[900px]:top-24">
          <BookMap
            garment={garment}
            body={person.body}
            values={withUnits(values, measurements(`unitShort.${unit}`))}
            now={now}
            onChoose={(part) => form.setFocus(`values.${part}`)}
          />
          <p className="hint mt-2 text-center">{t('mapHint')}</p>
        </div>
        <div className="grid content-start gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <p className="hint max-w-[44ch]">{measurements('tapeHint', { example: exampleIn[unit] })}</p>
            <UnitChoice
              label={t('unitOf', { person: person.name })}
              unit={unit}
              units={units}
              onChoose={chooseUnit}
            />
          </div>
          <div className="grid items-start gap-x-5 gap-y-5 sm:grid-cols-2">
            {asked.map((part) => (
              <ValueField
                key={part}
                part={part}
                body={person.body}
                form={form}
                saved={saved[part] ?? ''}
                isNow={now === part}
                onNow={setNow}
                onNext={() => next(part)}
              />
            ))}
          </div>
          <FieldError message={errors.root?.message ?? errors.values?.message} />
        </div>
      </div>
      <hr className="stitch" />
      <VersionFacts form={form} isCorrection={versions.length > 0} />
      <div className="grid gap-3">
        <p role="status" className={isAsking ? 'font-semibold text-warn' : undefined}>
          {isAsking ? t('checkTape', { values: doubtful.map(named).join(', ') }) : ''}
        </p>
        <div className="btn-row">
          <Button kind="primary" type="submit" busy={isSaving && measurements('saving')}>
            {isAsking ? measurements('saveAnyway') : measurements('save')}
          </Button>
          {onCancel ? (
            <Button
              kind="ghost"
              onClick={() => {
                discard();
                onCancel();
              }}
            >
              {measurements('cancel')}
            </Button>
          ) : null}
        </div>
      </div>
    </form>
  );
}

/** What is typed, with the unit, as the body map says it. */
function withUnits(
  values: Partial<Record<PartName, string>>,
  unit: string,
): Partial<Record<PartName, string>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, text]) => {
      const part = name as PartName;
      if (text.trim() === '' || isChoice(part)) return [];
      return [[part, isLength(part) ? `${text.trim()} ${unit}` : text.trim()]];
    }),
  );
}
