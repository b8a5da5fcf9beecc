import { useState } from 'react';
import { emptyTranslation } from '#contracts/designs/languages/translations.rules.ts';
import { type Locale, localeNames, locales } from '#contracts/platform/locales.ts';
import { type Language, languageNames, languages, writtenIn } from '#contracts/platform/written-in.ts';
import { useWords } from '#web/platform/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/text-input.tsx';
import { Plus } from '#web/ui/icons.tsx';
import languagesWords from '#web/words/en/features/designs/languages/languages.json';
import type { UploadForm } from '../publishing/upload-design.form.ts';
import { TranslationFields } from './translation-fields.tsx';

/** The language of the design's own words, and its translations. */
export function OtherLanguages({ form }: { form: UploadForm }) {
  const t = useWords(languagesWords);
  const [title, description, chosen, given = {}] = form.watch([
    'title',
    'description',
    'language',
    'translations',
  ]);
  const [added, setAdded] = useState<Locale | null>(null);
  const byLetters = writtenIn(title ?? '') ?? writtenIn(description ?? '') ?? 'en';
  const own = chosen || byLetters;
  const isGiven = (locale: Locale) => given[locale] !== undefined;

  const set = (locale: Locale, words: typeof emptyTranslation | undefined) => {
    const { [locale]: _, ...others } = form.getValues('translations') ?? {};
    form.setValue('translations', words === undefined ? others : { ...others, [locale]: words }, {
      shouldDirty: true,
    });
    form.clearErrors(`translations.${locale}`);
  };
  return (
    <>
      <WrittenIn form={form} byLetters={byLetters} />
      <section className="grid gap-5" aria-labelledby="other-languages">
        <div>
          <h3 id="other-languages" className="font-sans font-semibold">
            {t('title')}
          </h3>
          <p className="hint mt-1">{t('line')}</p>
        </div>
        {locales.filter(isGiven).map((locale) => (
          <TranslationFields
            key={locale}
            form={form}
            locale={locale}
            isNew={locale === added}
            onRemove={() => set(locale, undefined)}
          />
        ))}
        <div className="btn-row">
          {locales
            .filter((locale) => locale !== own && !isGiven(locale))
            .map((locale) => (
              <Button
                key={locale}
                small
                onClick={() => {
                  setAdded(locale);
                  set(locale, emptyTranslation);
                }}
              >
                <Plus />
                <span>
                  {t('add')} <span lang={locale}>{localeNames[locale]}</span>
                </span>
              </Button>
            ))}
        </div>
      </section>
    </>
  );
}

function WrittenIn({ form, byLetters }: { form: UploadForm; byLetters: Language }) {
  const t = useWords(languagesWords);
  return (
    <Field label={t('own')} hint={t('ownHint')} error={form.formState.errors.language?.message}>
      {(control) => (
        <Select {...control} {...form.register('language')}>
          <option value="">{t('byLetters', { language: languageNames[byLetters] })}</option>
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
