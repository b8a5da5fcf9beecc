import type { Locale } from '#contracts/platform/locales.ts';
import { fileSentences } from '#contracts/platform/upload-rules.ts';
import { sentencesIn } from './catalogues/sentences-in.ts';
import { readRule } from './rule.ts';
import { say } from './say.ts';
import type { Sentence } from './sentence.ts';

/** A sentence in a language. @throws if the catalogue lacks it. */
export function inLanguage(sentence: Sentence, locale: Locale): string {
  const words = say(sentence, sentencesIn[locale], locale);
  if (words === undefined) throw new Error(`no sentence is named ${sentence.reason}`);
  return words;
}

const unreadable = fileSentences.unreadableUnnamed;

/** Sentences stored by `rule`, in a language, one per line; other text is unchanged. */
export function storedInLanguage(stored: readonly string[]) {
  return (locale: Locale): string =>
    stored
      .map((text) => {
        const sentence = readRule(text);
        if (sentence === undefined) return text;
        // The row may have been stored under a name that the sentence no longer has.
        return say(sentence, sentencesIn[locale], locale) ?? inLanguage(unreadable, locale);
      })
      .join('\n');
}
