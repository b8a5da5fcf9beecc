import type { Locale } from '#contracts/platform/locales.ts';
import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { bengali } from './bn/bengali.ts';
import { english } from './en/english.ts';
import { hindi } from './hi/hindi.ts';
import { readRule } from './rule.ts';
import { say } from './say.ts';
import type { Catalogue, Sentence } from './sentence.ts';
import { tamil } from './ta/tamil.ts';

/** The sentences of every language. The browser loads only that of its page (`web/app/platform/sentences`). */
const catalogues: Record<Locale, Catalogue> = { en: english, hi: hindi, bn: bengali, ta: tamil };

/** A sentence in a language. @throws where the catalogue has none of this name. */
export function inLanguage(sentence: Sentence, locale: Locale): string {
  const words = say(sentence, catalogues[locale], locale);
  if (words === undefined) throw new Error(`no sentence is named ${sentence.reason}`);
  return words;
}

const unreadable = fileSentences.unreadableUnnamed;

/** Sentences that rows keep as `rule` wrote them, in a language, each on a line; other words stay as they are. */
export function storedInLanguage(stored: readonly string[]) {
  return (locale: Locale): string =>
    stored
      .map((text) => {
        const sentence = readRule(text);
        if (sentence === undefined) return text;
        // A row may be older than the name of its sentence.
        return say(sentence, catalogues[locale], locale) ?? inLanguage(unreadable, locale);
      })
      .join('\n');
}
