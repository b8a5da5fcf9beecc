import * as z from 'zod/mini';

/** A tag such as `hi`, for the attribute `lang`. */
export const language = z.string();

/** The title of a design in its reader's language where its maker gave it, else as it was written; and its language. */
export const shownTitle = { title: z.string(), titleLang: language };
