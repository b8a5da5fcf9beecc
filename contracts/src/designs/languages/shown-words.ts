import * as z from 'zod/mini';
import { inEachLocale } from '#contracts/platform/locales.ts';

/** A language tag such as `hi`, for the `lang` attribute. */
export const language = z.string();

/**
 * The title in the reader's language if its maker translated it, else the original; and the language of the title.
 */
export const shownTitle = { title: z.string(), titleLang: language };

const title = z.optional(z.string());

/** See `TitleInLanguages`. */
export const titleInLanguages = z.object({
  written: z.string(),
  translated: z.object(inEachLocale(() => title)),
});
