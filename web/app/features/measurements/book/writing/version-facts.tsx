import type { UseFormReturn } from 'react-hook-form';
import type { VersionWords } from '#contracts/measurements/book/book.contract.ts';
import { writtenSources } from '#contracts/measurements/book/book.rules.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { Optional } from '#web/ui/forms/optional.tsx';
import { TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import bookWords from '#web/words/en/features/measurements/book/book.json';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import type { VersionForm } from './version.form.ts';

const usualReasons = ['changed', 'mistake', 'fitting'] as const;

interface VersionFactsProps {
  form: UseFormReturn<VersionForm, unknown, VersionWords>;
  /** A later version needs a reason. */
  isCorrection: boolean;
}

/** Who measured what and when, why it changes, and how the person likes it to fit. */
export function VersionFacts({ form, isCorrection }: VersionFactsProps) {
  const t = useWords(bookWords);
  const measurements = useWords(measurementsWords);
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <div className="grid max-w-[720px] gap-5">
      <fieldset>
        <legend className="mb-2 text-2 leading-[1.3] font-semibold">{t('source')}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {writtenSources.map((source) => (
            <label key={source} className="choice">
              <input type="radio" value={source} {...register('source')} />
              <span className="leading-[1.35]">{t(`sources.${source}`)}</span>
            </label>
          ))}
        </div>
        <FieldError message={errors.source?.message} />
      </fieldset>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={measurements('measuredBy')} error={errors.measuredBy?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('measuredBy')}
              placeholder={measurements('measuredByExample')}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={measurements('measuredOn')} error={errors.measuredOn?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...register('measuredOn')}
              type="date"
              className="num"
              min="2000-01-01"
              max={todayInIndia()}
            />
          )}
        </Field>
      </div>
      {isCorrection ? (
        <Field label={t('reason')} hint={t('reasonHint')} error={errors.reason?.message}>
          {(control) => (
            <>
              <TextInput {...control} {...register('reason')} autoComplete="off" />
              <div className="flex flex-wrap gap-2">
                {usualReasons.map((reason) => (
                  <Button
                    key={reason}
                    kind="ghost"
                    small
                    onClick={() =>
                      form.setValue('reason', t(`reasons.${reason}`), {
                        shouldDirty: true,
                        shouldValidate: form.formState.isSubmitted,
                      })
                    }
                  >
                    {t(`reasons.${reason}`)}
                  </Button>
                ))}
              </div>
            </>
          )}
        </Field>
      ) : null}
      <Field
        label={<Optional>{t('preferences')}</Optional>}
        hint={t('preferencesHint')}
        error={errors.preferences?.message}
      >
        {(control) => (
          <TextArea
            {...control}
            {...register('preferences')}
            rows={2}
            placeholder={t('preferencesExample')}
          />
        )}
      </Field>
      <Field label={<Optional>{measurements('notes')}</Optional>} error={errors.notes?.message}>
        {(control) => <TextArea {...control} {...register('notes')} rows={2} />}
      </Field>
    </div>
  );
}
