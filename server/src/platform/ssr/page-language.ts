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
  /** Whether the address says it, so that nothing else has a say. */
  isFixed: boolean;
}

/** The language of a page: of its address, else what was chosen on this device, else what the browser asks for. */
export function pageLanguageOf(
  url: string,
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language'>,
): PageLanguage {
  const { fixed } = splitLocale(url);
  if (fixed !== undefined) return { locale: fixed, isFixed: true };
  const chosen = readLocale(readCookie(headers.cookie, localeCookie));
  return { locale: chosen ?? askedFor(headers['accept-language'] ?? ''), isFixed: false };
}

/** The language of the page from which a call was made. */
export function languageOfCaller(
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-language' | 'referer'>,
): Locale {
  return pageLanguageOf(URL.parse(headers.referer ?? '')?.pathname ?? '/', headers).locale;
}

/** The language in which a person reads what a call answers: of their page, where it says so; else the one chosen. */
export function languageOfReader(
  headers: IncomingHttpHeaders,
  viewer: { language: Locale | null } | null,
): Locale {
  return readLocale(String(headers[localeHeader])) ?? viewer?.language ?? languageOfCaller(headers);
}

/** The language of ours that is wanted most; of those that are wanted as much, the first. English where none is. */
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
