import { type FormEvent, type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { GarmentOfBook, VersionWords } from '#contracts/measurements/book/book.contract.ts';
import { isChoice, isLength, type PartName, partsOf } from '#contracts/measurements/garments.ts';
import { readLength, toTenths, units, writeLength } from '#contracts/measurements/lengths.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import { linesOf } from '../../body-map/map-of.ts';
import { exampleIn } from '../../measurements.form.ts';
import { UnitChoice } from '../../unit-choice.tsx';
import { BookCloseUp, BookMap, type DrawnBook } from '../book-map.tsx';
import { doubtfulIn } from './check-tape.ts';
import { useVersionForm } from './use-version-form.ts';
import { ValueField } from './value-field.tsx';
import { typedOf, type VersionForm } from './version.form.ts';
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
  const unit = useWatch({ control: form.control, name: 'unit' });
  /** The part whose field has the focus. */
  const [now, setNow] = useState<PartName | null>(null);
  const asked = partsOf(garment);
  const lines = linesOf(garment);
  const saved = Object.fromEntries(
    (versions[0]?.values ?? []).map((value) => [value.part, typedOf(value, unit)]),
  );
  const { errors } = form.formState;

  /** The doubtful values that the viewer was asked about; saving them again unchanged confirms them. */
  const [askedAbout, setAskedAbout] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const doubt = inWords(doubtfulIn(garment, person.body, form.getValues()), form.getValues());
    // Refused values come first: they are asked about only once they are possible.
    if (doubt === '' || askedAbout === doubt || !(await form.trigger())) save();
    else setAskedAbout(doubt);
  };
  const box = useRef<HTMLFormElement>(null);
  // The form library's own way waits for a timer, and the next key would still go to this field.
  const focus = (name: string) => {
    const field = box.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const next = (part: PartName) => {
    const following = asked[asked.indexOf(part) + 1];
    focus(following ? `values.${following}` : 'measuredBy');
  };

  return (
    <form ref={box} className="grid gap-8" noValidate onSubmit={submit} aria-label={t('editorLabel')}>
      <div>
        {now ? (
          <TypedMap form={form} page={page}>
            {(map) => <BookCloseUp {...map} now={now} className="top-[65px]" />}
          </TypedMap>
        ) : null}
        <div className="grid gap-x-12 gap-y-6 min-[900px]:grid-cols-2 min-[1200px]:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
          <div className="self-start min-[900px]:sticky min-[900px]:top-24">
            <TypedMap form={form} page={page}>
              {(map) => <BookMap {...map} now={now} onChoose={(part) => focus(`values.${part}`)} />}
            </TypedMap>
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
            <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
              {asked.map((part) => (
                <ValueField
                  key={part}
                  part={part}
                  lines={lines}
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
      </div>
      <hr className="stitch" />
      <VersionFacts form={form} isCorrection={versions.length > 0} />
      <div className="grid gap-3">
        <Save form={form} page={page} askedAbout={askedAbout} isSaving={isSaving}>
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
        </Save>
      </div>
    </form>
  );
}

interface FormPartProps {
  form: UseFormReturn<VersionForm, unknown, VersionWords>;
  page: GarmentOfBook;
}

interface TypedMapProps extends FormPartProps {
  children: (map: DrawnBook) => ReactNode;
}

/** A drawing with what is typed. It is large, so it follows a moment after the field. */
function TypedMap({ form, page: { garment, person }, children }: TypedMapProps) {
  const [unit, values] = useWatch({ control: form.control, name: ['unit', 'values'] });
  const typed = Object.entries(useDeferredValue(values)).flatMap(([name, text]) => {
    const part = name as PartName;
    if (text.trim() === '' || isChoice(part)) return [];
    const length = isLength(part) ? readLength(text) : undefined;
    // As it will be saved: "30 1/8" as "30⅛".
    return [
      [part, length === undefined ? text.trim() : writeLength(toTenths(length, unit, part), unit, part)],
    ];
  });
  return children({ garment, body: person.body, values: Object.fromEntries(typed), unit });
}

interface SaveProps extends FormPartProps {
  askedAbout: string;
  isSaving: boolean;
  children: ReactNode;
}

/** The button that saves, and the question about values that are possible but doubtful. */
function Save({ form, page: { garment, person }, askedAbout, isSaving, children }: SaveProps) {
  const t = useWords(bookWords);
  const measurements = useWords(measurementsWords);
  const [unit, values] = useWatch({ control: form.control, name: ['unit', 'values'] });
  const doubtful = doubtfulIn(garment, person.body, { unit, values });
  const isAsking = doubtful.length > 0 && askedAbout === inWords(doubtful, { values });
  const named = (part: PartName) => `${measurements(`parts.${part}`)} ${values[part] ?? ''}`;
  return (
    <>
      <p role="status" className={isAsking ? 'font-semibold text-warn' : undefined}>
        {isAsking ? t('checkTape', { values: doubtful.map(named).join(', ') }) : ''}
      </p>
      <div className="btn-row">
        <Button kind="primary" type="submit" busy={isSaving && measurements('saving')}>
          {isAsking ? measurements('saveAnyway') : measurements('save')}
        </Button>
        {children}
      </div>
    </>
  );
}

const inWords = (parts: readonly PartName[], { values }: Pick<VersionForm, 'values'>) =>
  parts.map((part) => `${part} ${values[part] ?? ''}`).join(', ');
