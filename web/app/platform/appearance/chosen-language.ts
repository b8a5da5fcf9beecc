import { type Locale, localeCookie, readLocale } from '#contracts/platform/locales.ts';

const yearSeconds = 365 * 86_400;

/** The language chosen on this device, from a cookie that the server also reads to render pages in it. */
export function chosenLanguage(): Locale | null {
  const [, name] = new RegExp(`(?:^|;\\s*)${localeCookie}=([a-z]+)(?:;|$)`).exec(document.cookie) ?? [];
  return readLocale(name) ?? null;
}

export function storeLanguage(language: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser that we serve
  document.cookie = `${localeCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
}
