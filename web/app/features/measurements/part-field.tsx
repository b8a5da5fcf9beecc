import type { UseFormReturn } from 'react-hook-form';
import { isChoice, isLength, type PartName, parts } from '#contracts/measurements/garments.ts';
import type { MeasurementWords } from '#contracts/measurements/measurements.contract.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select, TextInput } from '#web/ui/forms/text-input.tsx';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import type { MapLine } from './body-map/map-of.ts';
import { unusualRange } from './check-tape.ts';
import { MarkNumber } from './mark-number.tsx';
import type { MeasurementForm } from './measurements.form.ts';

interface PartFieldProps {
  part: PartName;
  form: UseFormReturn<MeasurementForm, unknown, MeasurementWords>;
  lines: readonly MapLine[];
  /** The saved value as the field shows it; '' if there is none. */
  saved: string;
  isNow: boolean;
  onNow: (part: PartName | null) => void;
}

/** The field of one part: a text field for a length, a number for a count, a list for a choice. */
export function PartField({ part, form, lines, saved, isNow, onNow }: PartFieldProps) {
  const t = useWords(measurementsWords);
  const [garment, unit, lengths] = form.watch(['garment', 'unit', 'lengths']);
  const field = form.register(`lengths.${part}`);
  const differs = saved !== '' && saved !== (lengths[part] ?? '').trim();
  // Not while a number is half typed.
  const usual = isNow ? null : unusualRange(part, { garment, unit, lengths });
  const choice = isChoice(part) ? parts[part].choices.find((one) => one === saved) : undefined;
  const before = choice ? t(`choices.${choice}`) : saved;
  return (
    <Field
      label={
        <>
          <MarkNumber part={part} lines={lines} /> {t(`parts.${part}`)}
        </>
      }
      hint={
        usual ? (
          <span className="text-warn">
            {t('checkTape', {
              range: `${usual.least}–${usual.most}${isLength(part) ? ` ${t(`unitShort.${unit}`)}` : ''}`,
            })}
          </span>
        ) : differs ? (
          t('savedBefore', { length: before })
        ) : (
          <>
            {isLength(part) ? <span className="sr-only">{t(`units.${unit}`)}. </span> : null}
            {t(`how.${part}`)}
          </>
        )
      }
      error={form.formState.errors.lengths?.[part]?.message}
    >
      {(control) => {
        const shared = {
          ...control,
          ...field,
          onFocus: () => onNow(part),
          onBlur: (event: unknown) => {
            onNow(null);
            void field.onBlur(event as Parameters<typeof field.onBlur>[0]);
          },
        };
        return isChoice(part) ? (
          <Select {...shared} className="under-close-up">
            <option value="">{t('notChosen')}</option>
            {parts[part].choices.map((one) => (
              <option key={one} value={one}>
                {t(`choices.${one}`)}
              </option>
            ))}
          </Select>
        ) : (
          <TextInput
            {...shared}
            className="num under-close-up"
            inputMode={isLength(part) ? (unit === 'cm' ? 'decimal' : 'text') : 'numeric'}
            autoComplete="off"
          />
        );
      }}
    </Field>
  );
}
