import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { anotherTrade, professions } from '#contracts/profiles/profile.rules.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Optional } from '#web/ui/forms/optional.tsx';
import { Select, TextInput } from '#web/ui/forms/text-input.tsx';
import profilesWords from '#web/words/en/features/profiles/profiles.json';
import type { ProfileForm } from './profile.form.ts';

interface ProfessionFieldProps {
  form: UseFormReturn<ProfileForm, unknown, ProfileForm>;
  /** The field's value in the server-rendered page. */
  first: string;
}

const offered: readonly string[] = professions;

/** Chooses a usual profession, shopping only, or another trade that is typed. */
export function ProfessionField({ form, first }: ProfessionFieldProps) {
  const t = useWords(profilesWords, 'form');
  const profession = form.watch('profession');
  // Text being typed may start with the name of an offered profession.
  const [isWriting, setWriting] = useState(false);
  const isOther =
    isWriting || profession === anotherTrade || (profession !== '' && !offered.includes(profession));
  const say = (profession: string) =>
    form.setValue('profession', profession, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return (
    <>
      <Field
        label={<span className="needed">{t('profession')}</span>}
        error={form.formState.errors.profession?.message}
      >
        {(control) => (
          <Select
            {...control}
            {...form.register('profession')}
            {...(isOther ? { value: anotherTrade } : { defaultValue: first })}
            required
            onChange={(event) => {
              setWriting(false);
              say(event.target.value);
            }}
          >
            <option value="">{t('chooseProfession')}</option>
            {offered.map((name) => (
              <option key={name} value={name}>
                {labelOf('profession', name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isOther ? (
        <Field label={<Optional>{t('otherProfessionLabel')}</Optional>}>
          {(control) => (
            <TextInput
              {...control}
              value={profession === anotherTrade ? '' : profession}
              onChange={({ target }) => {
                setWriting(true);
                say(target.value.trim() === '' ? anotherTrade : target.value);
              }}
              maxLength={80}
              autoComplete="organization-title"
            />
          )}
        </Field>
      ) : null}
    </>
  );
}
