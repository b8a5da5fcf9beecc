import type { Translation } from '#contracts/designs/languages/translations.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import type { Language } from '#contracts/platform/written-in.ts';

/** As `titleIn` of the tables reads it. */
export interface TitleRow {
  title: string;
  language: Language;
  /** Null where there is none in the language of the reader. */
  translatedTitle: string | null;
}

/** As `wordsIn` of the tables reads them. */
export interface WordsRow extends Omit<TitleRow, 'translatedTitle'> {
  description: string;
  translation: Translation | null;
}

/** The title of a design for who reads `locale`, and the language it is in; without one, as it was written. */
export function titleFor({ title, language, translatedTitle }: TitleRow, locale: Locale | null) {
  return translatedTitle === null || locale === null
    ? { title, titleLang: language }
    : { title: translatedTitle, titleLang: locale };
}

/** The same of the title and the description; what is not said in `locale` stands as it was written. */
export function wordsFor({ translation, ...own }: WordsRow, locale: Locale) {
  const isDescribed = translation !== null && translation.description !== '';
  return {
    ...titleFor({ ...own, translatedTitle: translation?.title ?? null }, locale),
    description: isDescribed ? translation.description : own.description,
    descriptionLang: isDescribed ? locale : own.language,
  };
}
