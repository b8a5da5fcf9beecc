import type { _Translator, NamespaceKeys, NestedKeyOf } from 'use-intl/core';
import { createTranslator } from 'use-intl/core';
import { formatTags, type Locale } from '#contracts/platform/locales.ts';
import { formatters } from './formatters.ts';
import { pageLocale } from './page-locale.ts';

/**
 * The messages of a catalogue in a language. `words` is what `#web/words/en/….json` imports: TypeScript sees the
 * English messages, but the build replaces them with all languages (`web/catalogues.vite.ts`), which `tests/words`
 * compares with the English.
 */
export const messagesIn = <Messages>(words: Messages, locale: Locale): Messages =>
  (words as unknown as Record<Locale, Messages>)[locale];

/** The name of a part: `cancel` means the messages under `cancel.`; without a name, all messages. */
type Parts<Messages> = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

export type Translator<
  Messages extends Record<string, unknown>,
  Part extends Parts<Messages> = never,
> = _Translator<Messages, Part>;

/** Cache by messages, then by part: creating a translator costs more than most of what a card shows. */
const translators = new WeakMap<object, Map<string, unknown>>();

/** The translator of a catalogue, or of one part of it, in the language of the page. */
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
  // The library types keys by its own messages; ours come from the catalogue.
  return translator as unknown as Translator<Messages, Part>;
}

type Say = (key: string, values?: unknown, formats?: unknown) => string;

/** Caches messages without values: a page of cards repeats the same few words hundreds of times. */
function remembering<T extends object>(translator: T): T {
  // The overloads accept only keys of these messages; the arguments are passed through unchanged.
  const say = translator as unknown as Say;
  const cache = new Map<string, string>();
  const remember: Say = (key, values, formats) => {
    if (values !== undefined || formats !== undefined) return say(key, values, formats);
    const known = cache.get(key) ?? say(key);
    cache.set(key, known);
    return known;
  };
  // A function with the translator's methods is a translator, which the overloads cannot express.
  return Object.assign(remember, translator) as unknown as T;
}
