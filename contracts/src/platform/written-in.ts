import { atFirstUse } from './at-first-use.ts';
import { type Locale, localeNames } from './locales.ts';

/** The languages of texts: English and those of India's constitution, each with its name in that language. */
export const languageNames = {
  ...localeNames,
  as: 'অসমীয়া',
  brx: 'बड़ो',
  doi: 'डोगरी',
  gu: 'ગુજરાતી',
  kn: 'ಕನ್ನಡ',
  kok: 'कोंकणी',
  ks: 'कॉशुर',
  mai: 'मैथिली',
  ml: 'മലയാളം',
  mni: 'ꯃꯤꯇꯩꯂꯣꯟ',
  mr: 'मराठी',
  ne: 'नेपाली',
  or: 'ଓଡ଼ିଆ',
  pa: 'ਪੰਜਾਬੀ',
  sa: 'संस्कृतम्',
  sat: 'ᱥᱟᱱᱛᱟᱲᱤ',
  sd: 'سنڌي',
  te: 'తెలుగు',
  ur: 'اردو',
} as const satisfies Record<string, string>;

export type Language = Locale | keyof typeof languageNames;

export const languages = Object.keys(languageNames) as Language[];

/** Each script with its most widely written language. Used only for texts that are not entirely Latin. */
const scripts = atFirstUse((): readonly (readonly [language: Language, letters: RegExp])[] => [
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['pa', /\p{Script=Gurmukhi}/gu],
  ['or', /\p{Script=Oriya}/gu],
  ['ur', /\p{Script=Arabic}/gu],
  ['sat', /\p{Script=Ol_Chiki}/gu],
  ['mni', /\p{Script=Meetei_Mayek}/gu],
  ['en', /\p{Script=Latin}/gu],
]);

/** Letters used in Assamese and not in Bengali. */
const assamese = /[ৰৱ]/;

/**
 * Detects the language of a text from the script of most of its letters: English for Latin, undefined without
 * letters. Languages that share a script, such as Marathi, cannot be detected; authors must state them.
 */
export function writtenIn(text: string): Language | undefined {
  // Fast path: most texts are entirely ASCII.
  if (!/[^\p{ASCII}]/u.test(text)) return /[a-z]/i.test(text) ? 'en' : undefined;
  let [most, count]: [Language | undefined, number] = [undefined, 0];
  for (const [language, letters] of scripts()) {
    const found = text.match(letters)?.length ?? 0;
    if (found > count) [most, count] = [language, found];
  }
  return most === 'bn' && assamese.test(text) ? 'as' : most;
}
