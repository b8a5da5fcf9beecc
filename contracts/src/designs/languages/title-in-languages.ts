import type { Locale } from '#contracts/platform/locales.ts';

/**
 * The title of a design in all its languages, for texts whose reader's language is not known yet, or that have
 * several readers.
 */
export interface TitleInLanguages {
  /** The title in its original language. */
  written: string;
  translated: { [language in Locale]?: string | undefined };
}

/** The title in a language, or the original if its maker gave no translation. */
export const titleInWords = ({ written, translated }: TitleInLanguages, locale: Locale): string =>
  translated[locale] ?? written;
