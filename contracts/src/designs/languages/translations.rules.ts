import { type Locale, localeNames, locales } from '#contracts/platform/locales.ts';
import { sentence } from '#contracts/words/sentence.ts';

/** How long the words of a design may be, in each language. */
export const wordLimits = { title: 120, shortestDescription: 10, description: 5000 } as const;

/** What another language begins with on a form. */
export const emptyTranslation = {
  title: '',
  description: '',
  materialOne: '',
  materialTwo: '',
  color: '',
};
export type TypedTranslation = typeof emptyTranslation;
export type TypedTranslations = { [language in Locale]?: TypedTranslation | undefined };

/** All that is said in other languages as one text, a language a line, for those who compare two versions of it. */
export function translationsInOne(translations: TypedTranslations): string {
  return locales
    .flatMap((locale) => {
      const said = Object.values(translations[locale] ?? {}).filter((words) => words !== '');
      return said.length === 0 ? [] : [`${localeNames[locale]}: ${said.join(' · ')}`];
    })
    .join('\n');
}

export const translationSentences = {
  own: sentence('designs.ownLanguage'),
} as const;
