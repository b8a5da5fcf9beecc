import type { Locale } from '#contracts/platform/locales.ts';
import type { Catalogue, Sentence } from './sentence.ts';
import { fill } from './words.ts';

/** A sentence in a language, or undefined if the catalogue lacks it. */
export function say({ reason, params }: Sentence, catalogue: Catalogue, locale: Locale): string | undefined {
  const words = Object.hasOwn(catalogue, reason) ? catalogue[reason] : undefined;
  if (words === undefined) return undefined;
  return fill<Sentence>(words, params, locale, (part) => say(part, catalogue, locale) ?? '');
}
