import type { Locale } from '#contracts/platform/locales.ts';
import { pageLocale } from './page-locale.ts';

/** A long text in each language, such as a help page; the export of a `*.texts.ts` file. */
export type Texts<Text> = { en: Text } & Record<Exclude<Locale, 'en'>, NoInfer<Text>>;

/** A long text in the language of the page. */
export const textOf = <Text>(texts: Texts<Text>): Text => texts[pageLocale()];
