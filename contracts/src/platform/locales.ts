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

/** Locale tags for Intl: Latin digits in every language, numbers in lakh and crore. */
export const formatTags = inEachLocale((locale) => `${locale}-IN-u-nu-latn`);

/** Caches one formatter per language, created on first use. */
export function byLocale<Formatter>(make: (tag: string) => Formatter): (locale: Locale) => Formatter {
  const made = new Map<Locale, Formatter>();
  return (locale) => {
    const formatter = made.get(locale) ?? make(formatTags[locale]);
    made.set(locale, formatter);
    return formatter;
  };
}

/** The header in which our pages tell the API their language. */
export const localeHeader = 'tanabana-language';

/** The cookie with the language chosen on this device. */
export const localeCookie = 'tanabana_language';

export function readLocale(name: string | null | undefined): Locale | undefined {
  return locales.find((locale) => locale === name);
}

/** The path prefix of a language; '' for English. */
export function localePrefix(locale: Locale): string {
  return locale === 'en' ? '' : `/${locale}`;
}

/**
 * The URL of one of our pages in a language; other URLs are returned unchanged. `site` is the origin of our pages,
 * without a trailing slash.
 */
export function pageIn(locale: Locale, site: string, address: string): string {
  return address.startsWith(`${site}/`)
    ? `${site}${localePrefix(locale)}${address.slice(site.length)}`
    : address;
}

/**
 * A path with exactly one leading slash: with two, or with a slash and a backslash, a browser would open another
 * site.
 */
export function withOneSlash(path: string): string {
  return path.replace(/^[/\\]*/, '/');
}

/**
 * The language fixed by a URL's prefix, and its path without it: "/hi/help?q=1" gives Hindi and "/help?q=1". The path
 * stays on this site even for "/hi//other.example".
 */
export function splitLocale(address: string): { fixed: Locale | undefined; path: string } {
  const [, name = '', rest = ''] = /^\/([a-z]{2})(?=[/?#]|$)(.*)$/s.exec(address) ?? [];
  const fixed = name === 'en' ? undefined : readLocale(name);
  // The request line may also contain an absolute URL.
  if (fixed === undefined && !/^[/\\]/.test(address)) return { fixed, path: address };
  return { fixed, path: withOneSlash(fixed === undefined ? address : rest) };
}
