import type { IncomingHttpHeaders } from 'node:http';
import {
  type Locale,
  localeCookie,
  localeHeader,
  readLocale,
  splitLocale,
} from '#contracts/platform/locales.ts';
import { readCookie } from '#server/platform/http/read-cookie.ts';

export interface PageLanguage {
  locale: Locale;
  /** Whether the URL states the language, which then overrides everything else. */
  isFixed: boolean;
}

/** The language of a page: from its URL, else the one chosen on this device, else Accept-Language. */
export function pageLanguageOf(
  url: string,
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
): PageLanguage {
  const { fixed } = splitLocale(url);
  if (fixed !== undefined) return { locale: fixed, isFixed: true };
  const chosen = readLocale(readCookie(headers.cookie, localeCookie));
  return { locale: chosen ?? askedFor(headers['accept-language'] ?? ''), isFixed: false };
}

/** The language of the page that made a call. */
export function languageOfCaller(
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language' | 'referer'>,
): Locale {
  return pageLanguageOf(URL.parse(headers.referer ?? '')?.pathname ?? '/', headers).locale;
}

/**
 * The language for an API response: that of the page, if the request states it, otherwise the viewer's choice,
 * otherwise that of the calling page.
 */
export function languageOfReader(
  headers: IncomingHttpHeaders,
  viewer: { language: Locale | null } | null,
): Locale {
  return readLocale(String(headers[localeHeader])) ?? viewer?.language ?? languageOfCaller(headers);
}

/** Our language with the highest weight; among equals, the first. English if there is none. */
function askedFor(acceptLanguage: string): Locale {
  const wanted = acceptLanguage.split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1);
    const locale = readLocale(tag.split('-')[0]);
    return locale !== undefined && weight > 0 ? [{ locale, weight }] : [];
  });
  const [most] = wanted.sort((one, other) => other.weight - one.weight);
  return most?.locale ?? 'en';
}
