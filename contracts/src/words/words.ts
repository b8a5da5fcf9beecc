import { type TitleInLanguages, titleInWords } from '#contracts/designs/languages/title-in-languages.ts';
import { formatTags, type Locale } from '#contracts/platform/locales.ts';
import { kindOf, valueInWords } from './values.ts';

/**
 * What catalogues consist of: `{name}` is a gap. What counts something has a form for one and one for more; `{count}`
 * decides.
 */
export type Words = string | { readonly one: string; readonly other: string };

/** The names of the gaps in words. */
export type GapsOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | GapsOf<Rest>
  : Text extends { other: infer Other }
    ? GapsOf<Other>
    : never;

/** The last argument of a function that names words: what fills their gaps, or nothing where they have none. */
export type Filling<Text, Value> = GapsOf<Text> extends never ? [] : [Readonly<Record<GapsOf<Text>, Value>>];

/**
 * What stands in a gap: a value of the kind that the gap's name says (`kindOf`), a title, words of a catalogue, or what
 * has words elsewhere. Null and '' go with the space before their gap.
 */
type Value<Inner> = string | number | null | TitleInLanguages | Inner | ((locale: Locale) => string);

type Values<Inner> = Readonly<Record<string, Value<Inner>>>;

/** The form of words that their `count` calls for. */
export function pluralForm(words: Words, count: unknown, locale: Locale): string {
  if (typeof words === 'string') return words;
  const isOne = new Intl.PluralRules(formatTags[locale]).select(Number(count)) === 'one';
  return isOne ? words.one : words.other;
}

/**
 * Fills the gaps of a form in a language. `say` puts words of a catalogue into words. A gap without a value, and one for
 * whose words there are none, stays open.
 */
export function fill<Inner extends object>(
  form: string,
  values: Values<Inner> | undefined,
  locale: Locale,
  say: (named: Inner) => string | undefined,
): string {
  return form.replace(/(\s*)\{(\w+)\}/g, (gap, space: string, name: string) => {
    const value = values !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return gap;
    const text = inWords(value, name, locale, say);
    if (text === undefined) return gap;
    return text === '' ? '' : space + text;
  });
}

function inWords<Inner extends object>(
  value: Value<Inner>,
  name: string,
  locale: Locale,
  say: (named: Inner) => string | undefined,
): string | undefined {
  if (value === null || value === '') return '';
  if (typeof value === 'function') return value(locale);
  if (typeof value !== 'object') return valueInWords(kindOf(name), value, locale);
  return 'written' in value ? titleInWords(value, locale) : say(value);
}
