import type { KeyboardEvent } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { VersionWords } from '#contracts/measurements/book/book.contract.ts';
import type { BookBody } from '#contracts/measurements/book/book.rules.ts';
import { isChoice, isLength, type PartName, parts } from '#contracts/measurements/garments.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select, TextInput } from '#web/ui/forms/text-input.tsx';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import type { MapLine } from '../../body-map/map-of.ts';
import { MarkNumber } from '../../mark-number.tsx';
import { unusualFor } from './check-tape.ts';
import { measuredOf, type VersionForm } from './version.form.ts';

interface ValueFieldProps {
  part: PartName;
  /** The lines of the body map, whose numbers are shown before the names. */
  lines: readonly MapLine[];
  body: BookBody;
  form: UseFormReturn<VersionForm, unknown, VersionWords>;
  /** The saved value as the field shows it; '' if there is none. */
  saved: string;
  isNow: boolean;
  onNow: (part: PartName | null) => void;
  /** Enter goes on to the next field. */
  onNext: () => void;
}

/** The field of one part, with its unit and what it is measured on. */
export function ValueField({ part, lines, body, form, saved, isNow, onNow, onNext }: ValueFieldProps) {
  const t = useWords(bookWords);
  const measurements = useWords(measurementsWords);
  const { control } = form;
  // Only this part's value, so that a key press renders one field.
  const [unit, typed = '', ageBand = ''] = useWatch({
    control,
    name: ['unit', `values.${part}`, 'values.ageBand'],
  });
  const field = form.register(`values.${part}`);
  const name = measurements(`parts.${part}`);
  // Not while a number is half typed.
  const usual = isNow ? null : unusualFor(part, body, { unit, values: { ageBand, [part]: typed } });
  const shortUnit = isLength(part) ? measurements(`unitShort.${unit}`) : '';
  const differs = saved !== '' && saved !== typed.trim();
  return (
    <Field
      label={
        <>
          <MarkNumber part={part} lines={lines} /> {name}
        </>
      }
      aside={<MeasuredOn part={part} name={name} form={form} />}
      hint={
        usual ? (
          <span className="text-warn">
            {measurements('checkTape', { range: `${usual.least}–${usual.most} ${shortUnit}`.trim() })}
          </span>
        ) : differs ? (
          measurements('savedBefore', { length: isChoice(part) ? t('anotherChoice') : saved })
        ) : (
          <>
            {isLength(part) ? <span className="sr-only">{measurements(`units.${unit}`)}. </span> : null}
            {measurements(`how.${part}`)}
          </>
        )
      }
      error={form.formState.errors.values?.[part]?.message}
    >
      {(props) => {
        const shared = {
          ...props,
          ...field,
          onFocus: () => onNow(part),
          onBlur: (event: unknown) => {
            onNow(null);
            void field.onBlur(event as Parameters<typeof field.onBlur>[0]);
          },
        };
        return isChoice(part) ? (
          <Select {...shared} className="under-close-up">
            <option value="">{measurements('notChosen')}</option>
            {parts[part].choices.map((one) => (
              <option key={one} value={one}>
                {measurements(`choices.${one}`)}
              </option>
            ))}
          </Select>
        ) : (
          <div className="relative">
            <TextInput
              {...shared}
              className={`num under-close-up ${shortUnit === '' ? '' : 'pr-14'}`}
              inputMode={isLength(part) ? (unit === 'cm' ? 'decimal' : 'text') : 'numeric'}
              enterKeyHint="next"
              autoComplete="off"
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                onNext();
              }}
            />
            {shortUnit === '' ? null : (
              <span
                aria-hidden="true"
                className="meta pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 pt-0.5"
              >
                {shortUnit}
              </span>
            )}
          </div>
        );
      }}
    </Field>
  );
}

interface MeasuredOnProps {
  part: PartName;
  name: string;
  form: UseFormReturn<VersionForm, unknown, VersionWords>;
}

/** Body or finished garment. A button where it may be either, which switches between the two. */
function MeasuredOn({ part, name, form }: MeasuredOnProps) {
  const t = useWords(bookWords);
  const [of, source] = useWatch({ control: form.control, name: ['of', 'source'] });
  const now = measuredOf(part, { of, source });
  if (parts[part].of !== 'either') return <span className="hint font-normal">{t(`ofShort.${now}`)}</span>;
  return (
    <button
      type="button"
      className="link relative text-1 before:absolute before:-inset-x-2 before:-inset-y-3.5"
      aria-label={t('ofNamed', { part: name, of: t(`of.${now}`) })}
      onClick={() => form.setValue(`of.${part}`, now === 'body' ? 'garment' : 'body', { shouldDirty: true })}
    >
      {t(`ofShort.${now}`)}
    </button>
  );
}
