import type { EntryContext } from 'react-router';
import type { Locale } from '#contracts/platform/locales.ts';

type Scripts = EntryContext['manifest'];

const known = new WeakMap<Scripts, Map<Locale, Scripts>>();

/**
 * The route manifest in a language: the build's scripts are English, those of other languages are in folders beside
 * them.
 */
export function scriptsIn(english: Scripts, locale: Locale): Scripts {
  if (locale === 'en') return english;
  const made = known.get(english) ?? new Map<Locale, Scripts>();
  known.set(english, made);
  const scripts = made.get(locale) ?? inFolder(english, locale);
  made.set(locale, scripts);
  return scripts;
}

function inFolder(scripts: Scripts, locale: Locale): Scripts {
  const addresses = /"\/assets\/([\w.-]+\.js)"/g;
  return JSON.parse(JSON.stringify(scripts).replace(addresses, `"/assets/${locale}/$1"`)) as Scripts;
}
