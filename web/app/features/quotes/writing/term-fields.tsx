import { useFormState } from 'react-hook-form';
import { measurings } from '#contracts/measurements/measuring.ts';
import { addDays } from '#contracts/platform/ist-day.ts';
import { quoteLimits } from '#contracts/quotes/quotes.rules.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Optional } from '#web/ui/forms/optional.tsx';
import { Select, TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import quotesWords from '#web/words/en/features/quotes/quotes.json';
import writingWords from '#web/words/en/features/quotes/writing.json';
import { FormNudge } from './form-nudge.tsx';
import type { QuoteForm } from './use-quote-form.ts';

/** The terms of a quote: function, what is included, measurements, free changes and how long it is valid. */
export function TermFields({ form }: { form: QuoteForm }) {
  const t = useWords(writingWords);
  const q = useWords(quotesWords, 'page.measuringOf');
  const { errors } = useFormState({ control: form.control });
  const today = todayInIndia();
  return (
    <section aria-labelledby="quote-terms" className="grid gap-5">
      <h2 id="quote-terms" className="title-3">
        {t('terms')}
      </h2>
      <Field
        label={<Optional>{t('function')}</Optional>}
        hint={t('functionHint')}
        error={errors.functionOn?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('functionOn')}
            type="date"
            min={today}
            max={addDays(today, quoteLimits.functionAhead)}
            className="num"
          />
        )}
      </Field>
      <Field label={<Optional>{t('included')}</Optional>} error={errors.included?.message}>
        {(control) => (
          <>
            <TextArea
              {...control}
              {...form.register('included')}
              rows={3}
              maxLength={quoteLimits.included}
              placeholder={t('includedExample')}
            />
            <FormNudge form={form} name="included" />
          </>
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label={t('measuring')} error={errors.measuring?.message}>
          {(control) => (
            <Select {...control} {...form.register('measuring')}>
              {measurings.map((one) => (
                <option key={one} value={one}>
                  {q(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('freeChanges')} hint={t('freeChangesHint')} error={errors.freeChanges?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('freeChanges')}
              inputMode="numeric"
              autoComplete="off"
              className="num"
            />
          )}
        </Field>
        <Field label={t('validDays')} error={errors.validDays?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('validDays')}
              inputMode="numeric"
              autoComplete="off"
              className="num"
            />
          )}
        </Field>
      </div>
    </section>
  );
}
