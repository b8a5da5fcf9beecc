import { type ShownStatus, statusLabel } from '#contracts/orders/core/orders.states.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { bengali } from '#contracts/sentences/bn/bengali.ts';
import { english } from '#contracts/sentences/en/english.ts';
import { hindi } from '#contracts/sentences/hi/hindi.ts';
import { recognise } from '#contracts/sentences/recognise.ts';
import { say } from '#contracts/sentences/say.ts';
import type { Catalogue } from '#contracts/sentences/sentence.ts';
import { tamil } from '#contracts/sentences/ta/tamil.ts';

const catalogues: Record<Locale, Catalogue> = { en: english, hi: hindi, bn: bengali, ta: tamil };

/** What an order's status is called in a language. */
export function statusInWords(status: ShownStatus) {
  return (locale: Locale): string =>
    say({ reason: `orders.status.${status}` }, catalogues[locale], locale) ?? statusLabel(status);
}

/** Sentences of ours, kept in English, in a language, each on a line; what is none of them stays as it is. */
export function sentencesInWords(sentences: readonly string[]) {
  return (locale: Locale): string => sentences.map((sentence) => inWords(sentence, locale)).join('\n');
}

function inWords(sentence: string, locale: Locale): string {
  const said = locale === 'en' ? undefined : recognise(sentence);
  return (said && say(said, catalogues[locale], locale)) ?? sentence;
}
