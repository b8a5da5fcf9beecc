import * as z from 'zod/mini';
import { inEachLocale } from '#contracts/platform/locales.ts';

/** A tag such as `hi`, for the attribute `lang`. */
export const language = z.string();

/** The title of a design in its reader's language where its maker gave it, else as it was written; and its language. */
export const shownTitle = { title: z.string(), titleLang: language };

const title = z.optional(z.string());

/** See `TitleInLanguages`. */
export const titleInLanguages = z.object({
  written: z.string(),
  translated: z.object(inEachLocale(() => title)),
});
