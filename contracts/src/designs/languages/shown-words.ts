import * as z from 'zod/mini';
import type { Locale } from '#contracts/platform/locales.ts';

/** A tag such as `hi`, for the attribute `lang`. */
export const language = z.string();

/** The title of a design in its reader's language where its maker gave it, else as it was written; and its language. */
export const shownTitle = { title: z.string(), titleLang: language };

const title = z.optional(z.string());

/** See `TitleInLanguages`. */
export const titleInLanguages = z.object({
  written: z.string(),
  translated: z.object({ en: title, hi: title, bn: title, ta: title } satisfies Record<Locale, unknown>),
});
