import { useFormState, useWatch } from 'react-hook-form';
import { garmentNames } from '#contracts/measurements/garments.ts';
import { guessGarment } from '#contracts/measurements/guess-garment.ts';
import { addDays } from '#contracts/platform/ist-day.ts';
import { briefLimits, wearers } from '#contracts/quotes/briefs/briefs.rules.ts';
import { todayInIndia } from '#web/platform/i18n/dates.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { Optional } from '#web/ui/forms/optional.tsx';
import { Select, TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import measurementsWords from '#web/words/en/features/measurements/measurements.json';
import formWords from '#web/words/en/features/quotes/brief-form.json';
import { ContactNudge } from '../../contact-nudge.tsx';
import type { BriefForm } from './use-brief-form.ts';

/** What the piece is: title, garment, description and fabric. */
export function PieceFields({ form }: { form: BriefForm }) {
  const t = useWords(formWords);
  const g = useWords(measurementsWords, 'garments');
  const { errors } = useFormState({ control: form.control });
  // The garment that the title names is chosen, unless the person has chosen one.
  const guess = (title: string) => {
    const garment = guessGarment(title);
    if (garment !== undefined && form.getValues('garment') === '')
      form.setValue('garment', garment, { shouldValidate: form.formState.isSubmitted });
  };
  return (
    <section aria-labelledby="brief-what" className="grid gap-5">
      <h2 id="brief-what" className="title-3">
        {t('what')}
      </h2>
      <Field label={t('title')} error={errors.title?.message}>
        {(control) => (
          <>
            <TextInput
              {...control}
              {...form.register('title', { onBlur: ({ target }) => guess(target.value) })}
              maxLength={briefLimits.title}
              placeholder={t('titleExample')}
            />
            <Nudge form={form} name="title" />
          </>
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('garment')} error={errors.garment?.message}>
          {(control) => (
            <Select {...control} {...form.register('garment')}>
              <option value="">{t('choose')}</option>
              {garmentNames.map((name) => (
                <option key={name} value={name}>
                  {g(name)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={<Optional>{t('fabric')}</Optional>} error={errors.fabric?.message}>
          {(control) => (
            <>
              <TextInput
                {...control}
                {...form.register('fabric')}
                maxLength={briefLimits.fabric}
                placeholder={t('fabricExample')}
              />
              <Nudge form={form} name="fabric" />
            </>
          )}
        </Field>
      </div>
      <Field label={t('words')} error={errors.words?.message}>
        {(control) => (
          <>
            <TextArea
              {...control}
              {...form.register('words')}
              rows={6}
              maxLength={briefLimits.words}
              placeholder={t('wordsExample')}
            />
            <Nudge form={form} name="words" />
          </>
        )}
      </Field>
    </section>
  );
}

/** The budget, and the day that the piece is needed by. */
export function BudgetFields({ form }: { form: BriefForm }) {
  const t = useWords(formWords);
  const { errors } = useFormState({ control: form.control });
  const today = todayInIndia();
  const amount = { inputMode: 'numeric', autoComplete: 'off', className: 'num' } as const;
  return (
    <section aria-labelledby="brief-budget" className="grid gap-5">
      <h2 id="brief-budget" className="title-3">
        {t('budget')}
      </h2>
      <div className="grid grid-cols-2 gap-x-5">
        <Field label={t('budgetFrom')} error={errors.budgetFrom?.message}>
          {(control) => <TextInput {...control} {...form.register('budgetFrom')} {...amount} />}
        </Field>
        <Field label={t('budgetTo')} error={errors.budgetTo?.message}>
          {(control) => <TextInput {...control} {...form.register('budgetTo')} {...amount} />}
        </Field>
        <p className="hint col-span-2 mt-1.5">{t('budgetHint')}</p>
      </div>
      <Field label={t('neededBy')} hint={t('neededByHint')} error={errors.neededBy?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('neededBy')}
            type="date"
            min={addDays(today, 1)}
            max={addDays(today, briefLimits.neededAhead)}
            className="num"
          />
        )}
      </Field>
    </section>
  );
}

/** Whom the piece is for, and where it is sent. */
export function PersonFields({ form }: { form: BriefForm }) {
  const t = useWords(formWords);
  const { errors } = useFormState({ control: form.control });
  const wearer = useWatch({ control: form.control, name: 'wearer' });
  return (
    <section aria-labelledby="brief-who" className="grid gap-5">
      <h2 id="brief-who" className="title-3">
        {t('who')}
      </h2>
      <fieldset>
        <legend className="mb-2 text-2 leading-[1.3] font-semibold">{t('wearer')}</legend>
        <div className="grid gap-2.5 sm:grid-cols-3">
          {wearers.map((one) => (
            <label key={one} className="choice">
              <input type="radio" value={one} {...form.register('wearer')} />
              <span className="leading-[1.35]">{t(`wearers.${one}`)}</span>
            </label>
          ))}
        </div>
        {wearer === 'CHILD' ? <p className="hint mt-1.5">{t('childHint')}</p> : null}
        <FieldError message={errors.wearer?.message} />
      </fieldset>
      {wearer === 'FAMILY' ? (
        <Field label={t('forName')} error={errors.forName?.message}>
          {(control) => (
            <>
              <TextInput
                {...control}
                {...form.register('forName')}
                autoComplete="off"
                maxLength={briefLimits.forName}
                placeholder={t('forNameExample')}
              />
              <Nudge form={form} name="forName" />
            </>
          )}
        </Field>
      ) : null}
      <Field label={t('pincode')} hint={t('pincodeHint')} error={errors.pincode?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('pincode')}
            inputMode="numeric"
            autoComplete="shipping postal-code"
            className="num"
          />
        )}
      </Field>
    </section>
  );
}

/** Nudges about contact data in a field, once the person has left it for the first time. */
function Nudge({ form, name }: { form: BriefForm; name: 'title' | 'words' | 'fabric' | 'forName' }) {
  const { touchedFields } = useFormState({ control: form.control, name });
  const text = useWatch({ control: form.control, name });
  return <ContactNudge text={touchedFields[name] ? text : ''} />;
}
