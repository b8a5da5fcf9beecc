import type { Translation } from '#contracts/designs/languages/translations.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { Language } from '#contracts/platform/written-in.ts';

/** The columns of `titleIn`. */
export interface TitleRow {
  title: string;
  language: Language;
  /** Null if there is no translation into the reader's language. */
  translatedTitle: string | null;
}

/** The columns of `wordsIn`. */
export interface WordsRow extends Omit<TitleRow, 'translatedTitle'> {
  description: string;
  translation: Translation | null;
}

/** The title of a design in `locale`, and its language; the original if there is no translation. */
export function titleFor({ title, language, translatedTitle }: TitleRow, locale: Locale | null) {
  return translatedTitle === null || locale === null
    ? { title, titleLang: language }
    : { title: translatedTitle, titleLang: locale };
}

/** The same for title and description; untranslated parts stay in the original. */
export function wordsFor({ translation, ...own }: WordsRow, locale: Locale) {
  const isDescribed = translation !== null && translation.description !== '';
  return {
    ...titleFor({ ...own, translatedTitle: translation?.title ?? null }, locale),
    description: isDescribed ? translation.description : own.description,
    descriptionLang: isDescribed ? locale : own.language,
  };
}
