import { type Locale, localePrefix, readLocale, splitLocale } from '#contracts/platform/locales.ts';

/** In the browser a page keeps the language in which the server wrote it; another language is another page. */
let current: Locale = (typeof document !== 'undefined' && readLocale(document.documentElement.lang)) || 'en';

/** The language of the page that is being written. */
export const pageLocale = (): Locale => current;

/** Writes a page in a language. Nothing may wait within `write`: another page would be written in between. */
export function inLocale<Written>(locale: Locale, write: () => Written): Written {
  const before = current;
  current = locale;
  try {
    return write();
  } finally {
    current = before;
  }
}

/** Whether the address of the page in the browser is fixed to its language. */
export const isLocaleFixed = (): boolean => splitLocale(window.location.pathname).fixed !== undefined;

/** The path of the page in the browser, as the site map has it. */
export const pagePath = (): string => splitLocale(window.location.pathname).path;

/**
 * The address under which a path is passed on: in the language that its sharer reads. An address of an English page
 * names no language, so that it opens in its reader's.
 */
export const sharedAddress = (path: string): string =>
  new URL(`${localePrefix(current)}${path}`, window.location.origin).href;

/** The address of a path for a whole new page in the browser: it stays in the language that its address is fixed to. */
export const addressOf = (path: string): string =>
  isLocaleFixed() ? `${localePrefix(current)}${path}` : path;
