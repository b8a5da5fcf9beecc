import type { createTranslator } from 'use-intl/core';

type Formatters = NonNullable<Parameters<typeof createTranslator>[0]['_formatters']>;

/** Caches formatters. The library's own cache serialises the options as JSON at every lookup. */
function once<Options extends object, Formatter>(make: (locale: string, options?: Options) => Formatter) {
  const usual = new Map<string, Formatter>();
  const special = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const made = options === undefined ? usual : special;
    const key = options === undefined ? locale : `${locale} ${keyOf(options)}`;
    const formatter = made.get(key) ?? make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}

function keyOf(options: object): string {
  let key = '';
  for (const [name, value] of Object.entries(options)) key += `${name}=${value};`;
  return key;
}

/** The formatters of numbers, plurals and dates in messages, shared by all translators. */
export const formatters = {
  getNumberFormat: once(
    (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
  ),
  getPluralRules: once((locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options)),
  getDateTimeFormat: once(
    (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
  ),
  // The library's types declare constructor parameters; these functions are called with the same ones.
} as unknown as Formatters;
