import { useLocale, useMessages, type useTranslations } from 'use-intl';
import { createTranslator } from 'use-intl/core';
import { timeZone } from './locale.ts';

type Translator = ReturnType<typeof useTranslations>;

/** By messages, which a language has one set of, then by namespace. */
const translators = new WeakMap<object, Map<string, Translator>>();

/**
 * The words of one noun, as `useTranslations` gives them. That one makes a translator for each component that
 * asks, which on the server is most of the cost of a card; here all of them share one.
 */
export const useWords = ((namespace?: string) => {
  const locale = useLocale();
  const messages = useMessages();
  let known = translators.get(messages);
  if (known === undefined) {
    known = new Map();
    translators.set(messages, known);
  }
  let translator = known.get(namespace ?? '');
  if (translator === undefined) {
    translator = createTranslator({
      locale,
      messages,
      timeZone,
      ...(namespace === undefined ? {} : { namespace }),
    } as never) as unknown as Translator;
    known.set(namespace ?? '', translator);
  }
  return translator;
}) as unknown as typeof useTranslations;
