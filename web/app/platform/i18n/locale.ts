import type { Locale } from '#contracts/platform/locales.ts';

/** Numbers and dates as India writes them, in its one time zone, so that server and browser agree. */
export const timeZone = 'Asia/Kolkata';

/** With Latin digits in every language, as India types and reads amounts. */
export const formatLocale: Record<Locale, string> = {
  en: 'en-IN',
  hi: 'hi-IN-u-nu-latn',
  bn: 'bn-IN-u-nu-latn',
  ta: 'ta-IN-u-nu-latn',
};

/** Makes a formatter once for each language that needs it. */
export function byLocale<Formatter>(make: (locale: string) => Formatter): (locale: Locale) => Formatter {
  const made = new Map<Locale, Formatter>();
  return (locale) => {
    const formatter = made.get(locale) ?? make(formatLocale[locale]);
    made.set(locale, formatter);
    return formatter;
  };
}
