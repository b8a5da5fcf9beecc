import { useEffect, useEffectEvent, useId } from 'react';
import { type Locale, localeNames } from '#contracts/platform/locales.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { OptionalMark } from '#web/ui/forms/optional.tsx';
import { TextArea, TextInput } from '#web/ui/forms/text-input.tsx';
import languagesWords from '#web/words/en/features/designs/languages/languages.json';
import uploadDesignWords from '#web/words/en/features/designs/publishing/upload-design.json';
import type { UploadForm } from '../publishing/upload-design.form.ts';

interface TranslationFieldsProps {
  form: UploadForm;
  locale: Locale;
  /** Just added, so its title gets the focus. */
  isNew: boolean;
  onRemove(): void;
}

/** The fields of one translation; the original words are shown for empty fields. */
export function TranslationFields({ form, locale, isNew, onRemove }: TranslationFieldsProps) {
  const t = useWords(languagesWords);
  const fields = useWords(uploadDesignWords, 'fields');
  const id = useId();
  const {
    register,
    setFocus,
    formState: { errors },
  } = form;
  const wrong = errors.translations?.[locale];
  const focus = useEffectEvent(() => {
    if (isNew) setFocus(`translations.${locale}.title`);
  });
  useEffect(() => {
    focus();
  }, []);

  const optional = (label: string) => (
    <>
      {label} <OptionalMark />
    </>
  );
  return (
    <fieldset className="grid min-w-0 gap-5 border-l-3 border-seam pl-4" aria-labelledby={id}>
      <div className="flex items-center justify-between gap-3">
        <p id={id} lang={locale} className="font-display text-4">
          {localeNames[locale]}
        </p>
        <Button kind="text" small className="-mr-2.5" onClick={onRemove}>
          {t('remove')}
          <span className="sr-only" lang={locale}>
            {localeNames[locale]}
          </span>
        </Button>
      </div>
      <Field label={fields('title')} error={wrong?.title?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register(`translations.${locale}.title`)}
            lang={locale}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={optional(fields('description'))} error={wrong?.description?.message}>
        {(control) => (
          <TextArea {...control} {...register(`translations.${locale}.description`)} lang={locale} rows={5} />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-3">
        {(['materialOne', 'materialTwo', 'color'] as const).map((name) => (
          <Field key={name} label={optional(fields(name))} error={wrong?.[name]?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...register(`translations.${locale}.${name}`)}
                lang={locale}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
