import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { professions } from '#contracts/profiles/profile.rules.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select, TextInput } from '#web/ui/forms/text-input.tsx';
import type { ProfileForm } from './profile.form.ts';
import { profilesWords } from './profiles.words.ts';

interface ProfessionFieldProps {
  form: UseFormReturn<ProfileForm, unknown, ProfileForm>;
  /** What the field holds in the page as the server draws it. */
  first: string;
  /** Of those with a trade. */
  required: boolean;
}

const other = '…';
const offered: readonly string[] = professions;

/** One of the usual professions, or another in one's own words. */
export function ProfessionField({ form, first, required }: ProfessionFieldProps) {
  const t = useWords(profilesWords, 'form');
  const said = form.watch('profession');
  const [isOther, setIsOther] = useState(false);
  const writes = isOther || (said !== '' && !offered.includes(said));
  const error = form.formState.errors.profession?.message;
  const field = form.register('profession');
  const mark = (label: string) => (required ? <span className="needed">{label}</span> : label);
  return (
    <>
      <Field label={mark(t('profession'))} error={writes ? undefined : error}>
        {(control) => (
          <Select
            {...control}
            {...(writes ? { value: other } : { ...field, defaultValue: first })}
            required={required}
            onChange={(event) => {
              const { value } = event.target;
              setIsOther(value === other);
              form.setValue('profession', value === other ? '' : value, {
                shouldDirty: true,
                shouldValidate: form.formState.isSubmitted && value !== other,
              });
            }}
          >
            <option value="">{t('chooseProfession')}</option>
            {offered.map((name) => (
              <option key={name} value={name}>
                {labelOf('profession', name)}
              </option>
            ))}
            <option value={other}>{t('otherProfession')}</option>
          </Select>
        )}
      </Field>
      {writes ? (
        <Field label={mark(t('otherProfessionLabel'))} error={error}>
          {(control) => (
            <TextInput
              {...control}
              {...field}
              defaultValue={first}
              required={required}
              autoComplete="organization-title"
              onFocus={() => setIsOther(true)}
            />
          )}
        </Field>
      ) : null}
    </>
  );
}
