/** The languages of the interface. Another one is a line here and one in each `*.words.ts`. */
export const locales = ['en'] as const;
export type Locale = (typeof locales)[number];

/** Numbers and dates as India writes them, in its one time zone, so that server and browser agree. */
export const timeZone = 'Asia/Kolkata';
export const formatLocale: Record<Locale, string> = { en: 'en-IN' };
