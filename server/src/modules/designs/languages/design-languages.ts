import { translationSentences } from '#contracts/designs/languages/translations.rules.ts';
import { languageOfWords, type Translations } from '#contracts/designs/languages/translations.ts';
import { locales } from '#contracts/platform/locales.ts';
import type { Language } from '#contracts/platform/written-in.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';

interface OwnWords {
  title: string;
  description: string;
}

interface Languages {
  language: Language;
  translations: Translations;
}

/**
 * The language and translations of a design as stored. An empty language is detected from the script. Throws
 * INVALID_INPUT if the translations include the design's own language.
 */
export function languagesOf(
  words: OwnWords & { language: Language | ''; translations: Translations },
): Languages {
  const language = words.language || languageOfWords(words);
  const given = locales.flatMap((locale) => {
    const translation = words.translations[locale];
    return translation === undefined ? [] : [[locale, translation] as const];
  });
  if (given.some(([locale]) => locale === language))
    throw invalidInput({ [`translations.${language}.title`]: translationSentences.own });
  return { language, translations: Object.fromEntries(given) };
}

/**
 * The same for a change that may omit both: translations are kept, and so is the language unless the script changes.
 */
export function languagesAfter(
  before: OwnWords & { language: Language; translations: Translations },
  change: OwnWords & { language?: Language | '' | undefined; translations?: Translations | undefined },
): Languages {
  const kept = languageOfWords(before) === languageOfWords(change) ? before.language : null;
  return languagesOf({
    title: change.title,
    description: change.description,
    language: change.language ?? kept ?? '',
    translations: change.translations ?? before.translations,
  });
}

/** The language for the form: empty if detection gives the same. */
export function typedLanguage({ language, ...words }: OwnWords & { language: Language }): Language | '' {
  return language === languageOfWords(words) ? '' : language;
}
