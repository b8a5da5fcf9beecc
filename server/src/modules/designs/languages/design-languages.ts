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
 * What a design is written in and what it says in other languages, as they are kept. '' for the language leaves it to
 * the letters. Throws INVALID_INPUT where its own language stands among the others.
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
 * The same of a change, which may leave both out: then the translations stay, and so does the language unless the
 * letters of the new words are of another one than those of the old.
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

/** As the form shows it: '' where the letters say it. */
export function typedLanguage({ language, ...words }: OwnWords & { language: Language }): Language | '' {
  return language === languageOfWords(words) ? '' : language;
}
