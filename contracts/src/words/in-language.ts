import type { Locale } from '#contracts/platform/locales.ts';
import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { sentencesIn } from './catalogues/sentences-in.ts';
import { readRule } from './rule.ts';
import { say } from './say.ts';
import type { Sentence } from './sentence.ts';

/** A sentence in a language. @throws where the catalogue has none of this name. */
export function inLanguage(sentence: Sentence, locale: Locale): string {
  const words = say(sentence, sentencesIn[locale], locale);
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
        return say(sentence, sentencesIn[locale], locale) ?? inLanguage(unreadable, locale);
      })
      .join('\n');
}
