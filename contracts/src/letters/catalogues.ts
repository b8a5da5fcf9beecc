import type { Locale } from '#contracts/platform/locales.ts';
import { lettersBn } from './bn/letters-bn.ts';
import { lettersEn } from './en/letters-en.ts';
import { lettersHi } from './hi/letters-hi.ts';
import { lettersTa } from './ta/letters-ta.ts';
import type { Translation } from './words.ts';

/** What letters say, in each language. */
export const letterCatalogues: Record<Locale, Translation<typeof lettersEn>> = {
  en: lettersEn,
  hi: lettersHi,
  bn: lettersBn,
  ta: lettersTa,
};
