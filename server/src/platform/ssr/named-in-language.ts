import type { Locale } from '#contracts/platform/locales.ts';
import { sentences as english } from '#contracts/words/en/sentences.ts';
import { inLanguage } from '#contracts/words/in-language.ts';
import type { Sentence } from '#contracts/words/sentence.ts';

/** An answer of the API with its named sentences in a language; what people wrote stays as it is. */
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

/** People give reasons of their own too, which name no sentence. */
function isNamed(value: object): value is Sentence & { message: string } {
  return 'message' in value && 'reason' in value && Object.hasOwn(english, String(value.reason));
}
