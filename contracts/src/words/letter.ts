import type { TitleInLanguages } from '#contracts/designs/languages/title-in-languages.ts';
import type { Locale } from '#contracts/platform/locales.ts';
import { lettersIn } from './catalogues/letters-in.ts';
import type { letters } from './en/letters.ts';
import { type News, renderNews } from './render-news.ts';
import { type Filling, fill, pluralForm, type Words } from './words.ts';

type English = typeof letters;

type LetterName = {
  [Name in keyof English]: English[Name] extends { subject: Words } ? Name : never;
}[keyof English];

/** A part of an email with its own text. */
export type PartName = Exclude<keyof English, LetterName>;

/**
 * A value in an email. Its parameter's name says its kind (`values.ts`): sums are in rupees, days "2026-11-22",
 * moments ISO 8601. Values with words of their own elsewhere, such as a status, are functions of the language. Null
 * and '' remove the space before their placeholder too.
 */
export type LetterValue =
  | string
  | number
  | null
  | LetterPart
  | News
  | TitleInLanguages
  | ((locale: Locale) => string);

type Values = Readonly<Record<string, LetterValue>>;

export interface LetterPart {
  part: PartName;
  values: Values;
}

/** An email without a language: its name in the catalogue and its values. */
export interface LetterContent {
  letter: LetterName;
  values: Values;
}

type AllWordsOf<Letter> = Letter extends { subject: infer Subject; text: infer Text }
  ? Subject | Text
  : Letter;

/** Names an email with its values, except the recipient's name and the greeting. */
export function letterOf<Name extends LetterName>(
  letter: Name,
  ...[values]: Filling<AllWordsOf<English[Name]>, LetterValue>
): LetterContent {
  return { letter, values: values ?? {} };
}

/** Names a part of an email with its values. */
export function letterPart<Name extends PartName>(
  part: Name,
  ...[values]: Filling<English[Name], LetterValue>
): LetterPart {
  return { part, values: values ?? {} };
}

/** A paragraph of an email, and the page whose URL ends it. */
export interface Paragraph {
  text: string;
  page: string | null;
  /** A quotation; its text in the catalogue begins with "> ". */
  isQuote?: true;
}

type ButtonName = Extract<PartName, `button.${string}`>;
type LettersRoom = LetterName extends `${infer Prefix}.${string}` ? Prefix : never;

/** The button labels of each room's emails. */
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

/** The button labels of emails that differ from those of their room. */
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

/** An email in a language, with its button's label. */
export function writeLetter(
  { letter, values }: LetterContent,
  locale: Locale,
): { subject: string; paragraphs: Paragraph[]; button: string } {
  const { subject, text } = lettersIn[locale][letter];
  return {
    button: partInWords(letterPart(buttonOf(letter)), locale),
    subject: fillIn(pluralForm(subject, values.count, locale), values, locale),
    paragraphs: paragraphsIn(pluralForm(text, values.count, locale), values, locale),
  };
}

/** Joins paragraphs with an empty line. Each line of a quotation begins with "> ". */
export function plainTextOf(paragraphs: readonly Paragraph[]): string {
  return paragraphs
    .map(({ text, isQuote }) => (isQuote ? text.replace(/^/gm, quoteMark) : text))
    .join('\n\n');
}

export function partInWords({ part, values }: LetterPart, locale: Locale): string {
  return fillIn(pluralForm(lettersIn[locale][part], values.count, locale), values, locale);
}

export function partInParagraphs({ part, values }: LetterPart, locale: Locale): Paragraph[] {
  return paragraphsIn(pluralForm(lettersIn[locale][part], values.count, locale), values, locale);
}

const quoteMark = '> ';

function paragraphsIn(form: string, values: Values, locale: Locale): Paragraph[] {
  return form
    .split('\n\n')
    .map((paragraph): Paragraph => {
      const isQuote = paragraph.startsWith(quoteMark);
      const words = isQuote ? paragraph.slice(quoteMark.length) : paragraph;
      return {
        text: fillIn(words, values, locale).trim(),
        page: words.endsWith('{page}') ? fillIn('{page}', values, locale) : null,
        ...(isQuote && { isQuote }),
      };
    })
    .filter(({ text }) => text !== '');
}

const fillIn = (form: string, values: Values, locale: Locale): string =>
  fill<LetterPart | News>(form, values, locale, (named) =>
    'part' in named ? partInWords(named, locale) : renderNews(named, locale)?.message,
  );
