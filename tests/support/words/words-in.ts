import { readFileSync } from 'node:fs';
import { createTranslator } from 'use-intl/core';
import { formatTags, type Locale } from '#contracts/platform/locales.ts';

/** A text of a catalogue: `say('features/orders/orders', 'checkout.place')`. */
export type Say = (catalogue: string, key: string, values?: Record<string, string | number>) => string;

const app = new URL('../../../web/app/', import.meta.url);
type Values = Record<string, string | number>;
type Translate = (key: string, values?: Values) => string;
const read = new Map<string, Translate>();

/** The texts of a language, from its catalogues. Fails on an unknown key. */
export function wordsIn(locale: Locale): Say {
  return (catalogue, key, values) => {
    const file = `words/${locale}/${catalogue}.json`;
    const known = read.get(file) ?? translatorOf(file, locale);
    read.set(file, known);
    return known(key, values);
  };
}

function translatorOf(file: string, locale: Locale): Translate {
  const translator = createTranslator({
    locale: formatTags[locale],
    messages: JSON.parse(readFileSync(new URL(file, app), 'utf8')),
    onError(error) {
      throw error;
    },
  });
  // The keys come from a file, so they have no type.
  return translator as unknown as Translate;
}
