import { type Locale, localePrefix, readLocale, splitLocale } from '#contracts/platform/locales.ts';

/** In the browser the language is that of the server-rendered page; it changes only with a new page. */
let current: Locale = (typeof document !== 'undefined' && readLocale(document.documentElement.lang)) || 'en';

/** The language of the page being rendered. */
export const pageLocale = (): Locale => current;

/** Renders in a language. `write` must be synchronous, or another page could be rendered in between. */
export function inLocale<Written>(locale: Locale, write: () => Written): Written {
  const before = current;
  current = locale;
  try {
    return write();
  } finally {
    current = before;
  }
}

/** Whether the page's address fixes its language. */
export const isLocaleFixed = (): boolean => splitLocale(window.location.pathname).fixed !== undefined;

/** The page's path without its language prefix. */
export const pagePath = (): string => splitLocale(window.location.pathname).path;

/**
 * The address to share for a path, in the sharer's language. An English page's address has no prefix, so it opens in
 * the reader's language.
 */
export const sharedAddress = (path: string): string =>
  new URL(`${localePrefix(current)}${path}`, window.location.origin).href;

/** The address of a path for a full page load; keeps the language that the present address fixes. */
export const addressOf = (path: string): string =>
  isLocaleFixed() ? `${localePrefix(current)}${path}` : path;
