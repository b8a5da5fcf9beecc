import type { createTranslator } from 'use-intl/core';

type Formatters = NonNullable<Parameters<typeof createTranslator>[0]['_formatters']>;

/** Makes a formatter once. The library's own way writes every set of options as JSON before it looks it up. */
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

/** What sentences write numbers, plurals and dates with, shared by all of them. */
export const formatters = {
  getNumberFormat: once(
    (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
  ),
  getPluralRules: once((locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options)),
  getDateTimeFormat: once(
    (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
  ),
  // The library declares them as constructors' parameters, which these are called with.
} as unknown as Formatters;
