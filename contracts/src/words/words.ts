import { type TitleInLanguages, titleInWords } from '#contracts/designs/languages/title-in-languages.ts';
import { formatTags, type Locale } from '#contracts/platform/locales.ts';
import { kindOf, valueInWords } from './values.ts';

/**
 * An entry of a catalogue. `{name}` is a placeholder. Entries that count have a form for one and one for more, chosen
 * by `{count}`.
 */
export type Words = string | { readonly one: string; readonly other: string };

/** The names of the placeholders. */
export type GapsOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | GapsOf<Rest>
  : Text extends { other: infer Other }
    ? GapsOf<Other>
    : never;

/** The last argument of functions that name words: the values of their placeholders; none if they have none. */
export type Filling<Text, Value> = GapsOf<Text> extends never ? [] : [Readonly<Record<GapsOf<Text>, Value>>];

/**
 * The value of a placeholder: one of the kind that its name says (`kindOf`), a title, other words of a catalogue, or
 * a function of the language. Null and '' remove the space before the placeholder too.
 */
type Value<Inner> = string | number | null | TitleInLanguages | Inner | ((locale: Locale) => string);

type Values<Inner> = Readonly<Record<string, Value<Inner>>>;

/** The plural form for `count`. */
export function pluralForm(words: Words, count: unknown, locale: Locale): string {
  if (typeof words === 'string') return words;
  const isOne = new Intl.PluralRules(formatTags[locale]).select(Number(count)) === 'one';
  return isOne ? words.one : words.other;
}

/**
 * Fills placeholders. `say` renders other words of a catalogue. A placeholder without a value, or whose words are
 * missing, is left as it is.
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
