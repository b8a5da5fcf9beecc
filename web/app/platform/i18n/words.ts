import { createTranslator } from 'use-intl/core';
import { formatLocale, timeZone } from './locale.ts';
import { type Messages, messagesOf } from './messages.ts';

/** The words of one noun outside components, for the head of a page. */
export function wordsOf<Noun extends keyof Messages>(noun: Noun) {
  return createTranslator<Messages, Noun>({
    locale: formatLocale.en,
    messages: messagesOf('en'),
    namespace: noun,
    timeZone,
  });
}
