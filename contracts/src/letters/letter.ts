import { type TitleInLanguages, titleInWords } from '#contracts/designs/languages/title-in-languages.ts';
import { type GapsOf, type NewsSentence, pluralOf } from '#contracts/news/render-news.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { valueInWords } from '#contracts/sentences/say.ts';
import { kindOf } from '#contracts/sentences/sentence.ts';
import { letterCatalogues } from './catalogues.ts';
import type { lettersEn } from './en/letters-en.ts';
import type { Sentence } from './words.ts';

type English = typeof lettersEn;

type LetterName = {
  [Name in keyof English]: English[Name] extends { subject: NewsSentence } ? Name : never;
}[keyof English];

/** A part of a letter with its own text. */
export type PartName = Exclude<keyof English, LetterName>;

/**
 * A sum is in rupees, a day "2026-11-22", a moment ISO 8601, as the name of the parameter says (`said.ts`). What has
 * words elsewhere, such as a status, is a function of the language. Null and '' go with the space before their gap.
 */
export type LetterValue = string | number | null | Part | TitleInLanguages | ((locale: Locale) => string);

type Values = Readonly<Record<string, LetterValue>>;

export interface Part {
  part: PartName;
  values: Values;
}

/** A letter apart from any language: its name in the catalogue and what it speaks of. */
export interface LetterContent {
  letter: LetterName;
  values: Values;
}

type GapsOfWords<Words> = Words extends { subject: infer Subject; text: infer Text }
  ? GapsOf<Subject> | GapsOf<Text>
  : GapsOf<Words>;

type Named<Name extends keyof English> =
  GapsOfWords<English[Name]> extends never ? [] : [Record<GapsOfWords<English[Name]>, LetterValue>];

/** Names a letter with all that it speaks of, its reader's name and the greeting aside. */
export function letterOf<Name extends LetterName>(letter: Name, ...[values]: Named<Name>): LetterContent {
  return { letter, values: values ?? {} };
}

/** The same of words that stand in a letter. */
export function partOf<Name extends PartName>(part: Name, ...[values]: Named<Name>): Part {
  return { part, values: values ?? {} };
}

/** A paragraph of a letter, and the page that its sentence in the catalogue ends with. */
export interface Paragraph {
  text: string;
  page: string | null;
  /** A quotation: its sentence in the catalogue begins with "> ". */
  isQuote?: true;
}

type ButtonName = Extract<PartName, `button.${string}`>;
type LettersRoom = LetterName extends `${infer Prefix}.${string}` ? Prefix : never;

/** What the buttons of the letters of a room say. */
const buttonsOfRooms: Partial<Record<LettersRoom, ButtonName>> = {
  orders: 'button.order',
  endings: 'button.order',
  agreed: 'button.order',
  requests: 'button.order',
  payments: 'button.order',
  refunds: 'button.order',
  disputes: 'button.order',
  meetings: 'button.meeting',
  complaints: 'button.complaint',
  enquiries: 'button.chat',
  designs: 'button.design',
  people: 'button.profile',
};

/** What the button of a letter says where it is another one than that of its room. */
const buttons: Partial<Record<LetterName, ButtonName>> = {
  'accounts.welcome': 'button.confirmEmail',
  'accounts.confirmEmail': 'button.confirmEmail',
  'accounts.confirmNewEmail': 'button.confirmEmail',
  'accounts.passwordChanged': 'button.newPassword',
  'accounts.numberAdded': 'button.newPassword',
  'accounts.numberRemoved': 'button.newPassword',
  'accounts.twoFactorOn': 'button.newPassword',
  'accounts.twoFactorOff': 'button.newPassword',
  'accounts.codesRenewed': 'button.newPassword',
  'accounts.codeUsed': 'button.newPassword',
  'accounts.lastCodeUsed': 'button.newPassword',
  'accounts.wrongCodes': 'button.newPassword',
  'people.SESSIONS_ENDED': 'button.newPassword',
  'people.USER_RESTORED': 'button.signIn',
  'people.USER_SUSPENDED': 'button.writeToUs',
  'people.suspendedUntil': 'button.writeToUs',
  'people.USER_BANNED': 'button.writeToUs',
  'accounts.emailChanges': 'button.settings',
  'accounts.emailChanged': 'button.settings',
  'accounts.dataReady': 'button.settings',
  'meetings.visitOffByMaker': 'button.bookAgain',
  'meetings.callOffByMaker': 'button.bookAgain',
  'enquiries.toMaker': 'button.enquiry',
  'enquiries.spokenToMaker': 'button.enquiry',
  'enquiries.answeredAnywhere': 'button.answer',
  'designs.publishedWithout': 'button.changeDesign',
  'designs.notPublished': 'button.changeDesign',
  'designs.shownWithout': 'button.changeDesign',
  'reviews.publishedWithout': 'button.changeReview',
  'verification.REFUSED': 'button.profile',
  'news.MESSAGE': 'button.chat',
};

function buttonOf(letter: LetterName): ButtonName {
  const [room] = letter.split('.') as [LettersRoom];
  return buttons[letter] ?? buttonsOfRooms[room] ?? 'button.open';
}

/** A letter in the words of a language, and what its buttons say. */
export function writeLetter(
  { letter, values }: LetterContent,
  locale: Locale,
): { subject: string; paragraphs: Paragraph[]; button: string } {
  const { subject, text } = letterCatalogues[locale][letter];
  return {
    button: partInWords(partOf(buttonOf(letter)), locale),
    subject: fill(formOf(subject, values, locale), values, locale),
    paragraphs: paragraphsIn(formOf(text, values, locale), values, locale),
  };
}

/** Their text as one, with an empty line between paragraphs. Each line of a quotation begins with "> ". */
export function textOf(paragraphs: readonly Paragraph[]): string {
  return paragraphs
    .map(({ text, isQuote }) => (isQuote ? text.replace(/^/gm, quoteMark) : text))
    .join('\n\n');
}

export function partInWords({ part, values }: Part, locale: Locale): string {
  return fill(formOf(letterCatalogues[locale][part], values, locale), values, locale);
}

export function partInParagraphs({ part, values }: Part, locale: Locale): Paragraph[] {
  return paragraphsIn(formOf(letterCatalogues[locale][part], values, locale), values, locale);
}

function formOf(sentence: Sentence, { count }: Values, locale: Locale): string {
  if (typeof sentence === 'string') return sentence;
  return sentence[pluralOf(typeof count === 'number' ? count : undefined, locale)];
}

const quoteMark = '> ';

function paragraphsIn(form: string, values: Values, locale: Locale): Paragraph[] {
  return form
    .split('\n\n')
    .map((paragraph): Paragraph => {
      const isQuote = paragraph.startsWith(quoteMark);
      const words = isQuote ? paragraph.slice(quoteMark.length) : paragraph;
      return {
        text: fill(words, values, locale).trim(),
        page: words.endsWith('{page}') ? fill('{page}', values, locale) : null,
        ...(isQuote && { isQuote }),
      };
    })
    .filter(({ text }) => text !== '');
}

function fill(form: string, values: Values, locale: Locale): string {
  return form.replace(/(\s*)\{(\w+)\}/g, (_gap, space: string, name: string) => {
    const value = inWords(name, values[name] ?? '', locale);
    return value === '' ? '' : space + value;
  });
}

function inWords(name: string, value: NonNullable<LetterValue>, locale: Locale): string {
  if (typeof value === 'function') return value(locale);
  if (typeof value === 'object')
    return 'written' in value ? titleInWords(value, locale) : partInWords(value, locale);
  return value === '' ? '' : valueInWords(kindOf(name), value, locale);
}
