/**
 * The languages of the interface, each in its own words. English is the source, the others are translations of it in
 * `contracts/src/words/<language>` and `web/app/words/<language>`.
 */
export const localeNames = {
  en: 'English',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  ta: 'தமிழ்',
} as const;
export type Locale = keyof typeof localeNames;
export const locales = Object.keys(localeNames) as [Locale, ...Locale[]];

/** A value for each language. */
export function inEachLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
}

/** For Intl: Latin digits in every language, numbers in lakh and crore. */
export const formatTags = inEachLocale((locale) => `${locale}-IN-u-nu-latn`);

/** Makes a formatter once for each language that needs it. */
export function byLocale<Formatter>(make: (tag: string) => Formatter): (locale: Locale) => Formatter {
  const made = new Map<Locale, Formatter>();
  return (locale) => {
    const formatter = made.get(locale) ?? make(formatTags[locale]);
    made.set(locale, formatter);
    return formatter;
  };
}

/** The header in which a page of ours names its language to the API. */
export const localeHeader = 'tanabana-language';

/** The cookie with the language chosen on this device. */
export const localeCookie = 'tanabana_language';

export function readLocale(name: string | null | undefined): Locale | undefined {
  return locales.find((locale) => locale === name);
}

/** The path prefix of an address in a language; '' for English. */
export function localePrefix(locale: Locale): string {
  return locale === 'en' ? '' : `/${locale}`;
}

/** The address of a page of ours in a language; any other address as it is. `site` is where our pages are, without a last slash. */
export function pageIn(locale: Locale, site: string, address: string): string {
  return address.startsWith(`${site}/`)
    ? `${site}${localePrefix(locale)}${address.slice(site.length)}`
    : address;
}

/** A path with one slash in front: with two, or a backslash after the first, a browser would go to another site. */
export function withOneSlash(path: string): string {
  return path.replace(/^[/\\]*/, '/');
}

/**
 * The language that an address is fixed to, and its path without it. "/hi/help?q=1" is Hindi, "/help?q=1". The path
 * leads to this site also where a person wrote "/hi//other.example".
 */
export function splitLocale(address: string): { fixed: Locale | undefined; path: string } {
  const [, name = '', rest = ''] = /^\/([a-z]{2})(?=[/?#]|$)(.*)$/s.exec(address) ?? [];
  const fixed = name === 'en' ? undefined : readLocale(name);
  // The first line of a request may also name its host.
  if (fixed === undefined && !/^[/\\]/.test(address)) return { fixed, path: address };
  return { fixed, path: withOneSlash(fixed === undefined ? address : rest) };
}
