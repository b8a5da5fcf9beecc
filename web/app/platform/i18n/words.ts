import type { _Translator, NamespaceKeys, NestedKeyOf } from 'use-intl/core';
import { createTranslator } from 'use-intl/core';
import { formatTags, type Locale } from '#contracts/platform/locales.ts';
import { formatters } from './formatters.ts';
import { pageLocale } from './page-locale.ts';

/**
 * The messages of a catalogue in a language. `words` is what `#web/words/en/….json` imports: to TypeScript the English
 * messages, in truth those of all languages (`web/catalogues.vite.ts`), which `tests/words` compares with the English.
 */
export const messagesIn = <Messages>(words: Messages, locale: Locale): Messages =>
  (words as unknown as Record<Locale, Messages>)[locale];

/** A part of the words: `cancel` are those under `cancel.`; the whole without a name. */
type Parts<Messages> = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

export type Translator<
  Messages extends Record<string, unknown>,
  Part extends Parts<Messages> = never,
> = _Translator<Messages, Part>;

/** By messages, then by part: making a translator costs more than most of what a card shows. */
const translators = new WeakMap<object, Map<string, unknown>>();

/** The words of a catalogue, or of one part of them, in the language of the page. */
export function wordsOf<Messages extends Record<string, unknown>, Part extends Parts<Messages> = never>(
  words: Messages,
  part?: Part,
  locale: Locale = pageLocale(),
): Translator<Messages, Part> {
  const messages = messagesIn(words, locale);
  const known = translators.get(messages) ?? new Map<string, unknown>();
  translators.set(messages, known);
  const name: string = part ?? '';
  const made = known.get(name);
  if (made !== undefined) return made as Translator<Messages, Part>;
  const translator = remembering(
    createTranslator({
      locale: formatTags[locale],
      messages,
      // India's one time zone, so that server and browser agree.
      timeZone: 'Asia/Kolkata',
      _formatters: formatters,
      ...(part === undefined ? {} : { namespace: part }),
    } as never),
  );
  known.set(name, translator);
  // The library knows keys by the type of its own messages; ours come with the catalogue.
  return translator as unknown as Translator<Messages, Part>;
}

type Say = (key: string, values?: unknown, formats?: unknown) => string;

/** What needs no values is looked up once: a page of cards says the same few words some hundred times. */
function remembering<T extends object>(translator: T): T {
  // Its overloads take a key of these messages alone; what is passed on is what came in.
  const say = translator as unknown as Say;
  const cache = new Map<string, string>();
  const remember: Say = (key, values, formats) => {
    if (values !== undefined || formats !== undefined) return say(key, values, formats);
    const known = cache.get(key) ?? say(key);
    cache.set(key, known);
    return known;
  };
  // A function with the methods of the translator is one, which its overloads cannot tell.
  return Object.assign(remember, translator) as unknown as T;
}
