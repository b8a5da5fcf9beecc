import { type Locale, localeNames, locales } from '#contracts/platform/locales.ts';
import { sentence } from '#contracts/words/sentence.ts';

/** Length limits of a design's text, in each language. */
export const wordLimits = { title: 120, shortestDescription: 10, description: 5000 } as const;

/** The initial form values of a new translation. */
export const emptyTranslation = {
  title: '',
  description: '',
  materialOne: '',
  materialTwo: '',
  color: '',
};
export type TypedTranslation = typeof emptyTranslation;
export type TypedTranslations = { [language in Locale]?: TypedTranslation | undefined };

/** All translations as one text, one language per line, to compare two versions. */
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
