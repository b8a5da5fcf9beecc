import type { Locale } from '#contracts/platform/locales.ts';
import { sentences as english } from '#contracts/words/en/sentences.ts';
import { inLanguage } from '#contracts/words/in-language.ts';
import type { Sentence } from '#contracts/words/sentence.ts';

/** Translates the catalogue sentences in an API response; text written by people is unchanged. */
export function namedInLanguage(locale: Locale, payload: string): string {
  if (locale === 'en' || !payload.includes('"reason":"')) return payload;
  return JSON.stringify(inWords(JSON.parse(payload), locale));
}

function inWords(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((each) => inWords(each, locale));
  if (typeof value !== 'object' || value === null) return value;
  const below = Object.entries(value).map(([name, each]) => [name, inWords(each, locale)]);
  return { ...Object.fromEntries(below), ...(isNamed(value) ? { message: inLanguage(value, locale) } : {}) };
}

/** A `reason` may also be free text by a person, which is not in the catalogue. */
function isNamed(value: object): value is Sentence & { message: string } {
  return 'message' in value && 'reason' in value && Object.hasOwn(english, String(value.reason));
}
