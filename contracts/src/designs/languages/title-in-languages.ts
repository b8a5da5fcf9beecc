import type { Locale } from '#contracts/platform/locales.ts';

/**
 * The title of a design for readers of any language: what is said of it goes out before its reader's language is known,
 * or to several readers.
 */
export interface TitleInLanguages {
  /** As its maker wrote it. */
  written: string;
  translated: { [language in Locale]?: string | undefined };
}

/** In a language, or as it was written where its maker gave no translation. */
export const titleInWords = ({ written, translated }: TitleInLanguages, locale: Locale): string =>
  translated[locale] ?? written;
