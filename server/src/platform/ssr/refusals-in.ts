import { sentencesInWords } from '#contracts/letters/said-elsewhere.ts';
import type { Locale } from '#contracts/platform/locales.ts';

/** Where an answer of the API says why something is not possible: of a failure, and within what it answers. */
const holdsRefusal = /"success":false|"(?:refusal|whyNot|why)":"/;
const names = new Set(['refusal', 'whyNot', 'why']);

/** An answer of the API, its refusals said in a language; what people wrote stays as it is. */
export function refusalsIn(locale: Locale, payload: string): string {
  if (locale === 'en' || !holdsRefusal.test(payload)) return payload;
  const say = (sentence: string) => sentencesInWords([sentence])(locale);
  return JSON.stringify(inWords(JSON.parse(payload), say));
}

function inWords(value: unknown, say: (sentence: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => inWords(each, say));
  if (typeof value !== 'object' || value === null) return value;
  const isFailure = 'success' in value && value.success === false;
  return Object.fromEntries(
    Object.entries(value).map(([name, below]) => {
      if (typeof below === 'string')
        return [name, names.has(name) || (isFailure && name === 'message') ? say(below) : below];
      return [name, inWords(below, say)];
    }),
  );
}
