import type { Locale } from '#contracts/platform/locales.ts';

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

export const translationSentences = {
  own: 'The design itself is written in this language. Change its own words, or remove these.',
} as const;
