import { type Locale, locales } from '#contracts/platform/locales.ts';

/**
 * The words of a room in all languages, taken from `locales`, so that no file lists them. A build writes out the
 * imports (`web/page-languages.vite.ts`).
 */
export async function eachLanguage<Words>(
  load: (locale: Locale) => Promise<Words>,
): Promise<Readonly<Record<Locale, Words>>> {
  const loaded = locales.map(async (locale) => [locale, await load(locale)] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Record<Locale, Words>;
}
