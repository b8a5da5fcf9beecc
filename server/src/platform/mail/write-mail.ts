import type { LetterKind } from '#contracts/notifications/choices/kinds.rules.ts';
import { type Locale, pageIn } from '#contracts/platform/locales.ts';
import {
  type LetterContent,
  letterPart,
  type Paragraph,
  partInParagraphs,
  partInWords,
  writeLetter,
} from '#contracts/words/letter.ts';
import type { Executor } from '#server/platform/db/executor.ts';
import { drawLetter } from './draw-letter.ts';
import { letterText } from './letter-text.ts';
import { insertMail } from './mail.queries.ts';
import type { Shown } from './shown.ts';

export interface Letter {
  to: string;
  /** Whose letter it is where that is not the account with the address: one to an address that somebody wants to use. */
  ownerId?: number;
  /**
   * What the letter says, put into words in the language that its reader has chosen. The HTML is made from its
   * paragraphs, with links to our own pages.
   */
  says: LetterContent;
  /**
   * Whom it greets: by their name where they have confirmed the address, otherwise, and with null, without one. Left
   * out of a letter that greets nobody.
   */
  name?: string | null;
  /** The language of a letter that its reader asked for just now, where they have chosen none; otherwise English. */
  askedIn?: Locale | null;
  /** For a letter with a code: it goes before other letters, is not sent after that, and then loses its code. */
  codeLivesMinutes?: number;
  /**
   * The text, too, is our own words alone. Any other letter is shortened to its subject and the page it leads to
   * where nobody has confirmed the address: it may be a stranger's, and our name must not carry other people's words
   * there.
   */
  isOurs?: true;
  /**
   * For a letter that its reader may have switched off: it is not sent then, waits for the end of their quiet hours,
   * and carries a link that stops its kind. Left out of what everybody gets at once: money, orders, complaints, the account.
   */
  kind?: LetterKind;
  /** Left out of what goes to an address that nobody has confirmed. */
  shows?: Shown;
  /** A file for the reader's calendar (RFC 5545) in their language; not sent to an address that nobody has confirmed. */
  calendar?: (locale: Locale) => string;
}

/** What a reader wants of letters of a kind. */
export type LetterPreference =
  | { isWanted: false }
  | { isWanted: true; notBefore: Date | null; unsubscribeUrl: string };

interface Owner {
  id: number;
  /** Whether the address is the account's own, and confirmed. */
  isConfirmed: boolean;
  /** Null where they have chosen none. */
  language: Locale | null;
}

export interface LetterWriting {
  /** Where our pages are: only links to them are made live. */
  publicUrl: string;
  /** The account that has an address, or else the one that wants to have it. */
  findOwner(executor: Executor, address: string, wantedBy: number | null): Promise<Owner | null>;
  /** Null for an address that no account has. */
  findPreference(executor: Executor, address: string, kind: LetterKind): Promise<LetterPreference | null>;
}

/**
 * Writes a letter in the language of its reader, and answers with its row and until when it waits; null where its
 * reader does not want it. Anyone who calls this alone leaves the sending to the sweep of the server, within a minute.
 */
export async function writeMail(
  { publicUrl, findOwner, findPreference }: LetterWriting,
  executor: Executor,
  letter: Letter,
): Promise<{ mailId: number; notBefore: Date | null } | null> {
  const to = oneLine(letter.to);
  const owner = await findOwner(executor, to, letter.ownerId ?? null);
  const isConfirmed = owner?.isConfirmed === true;
  const locale = owner?.language ?? letter.askedIn ?? 'en';
  const says = { ...letter.says, values: pagesIn(locale, publicUrl, letter.says.values) };
  const written = writeLetter(says, locale);
  const subject = oneLine(written.subject);
  const isWhole = letter.isOurs === true || isConfirmed;
  const paragraphs = isWhole ? written.paragraphs : shortened(says, { subject, publicUrl, locale });
  const greeting = greetingTo(isWhole ? letter.name : null, { isConfirmed, locale });
  const shows = isWhole ? (letter.shows ?? {}) : {};
  const preference = letter.kind === undefined ? null : await findPreference(executor, to, letter.kind);
  if (preference && !preference.isWanted) return null;
  const { notBefore = null, unsubscribeUrl = null } = preference ?? {};
  const stopPage = unsubscribeUrl === null ? null : pageIn(locale, publicUrl, unsubscribeUrl);
  const mailId = await insertMail(
    executor,
    {
      to,
      ownerId: letter.ownerId ?? owner?.id ?? null,
      subject,
      text: letterText(paragraphs, { greeting, shows, publicUrl, locale, unsubscribeUrl: stopPage }),
      html: drawLetter(paragraphs, {
        greeting,
        shows,
        publicUrl,
        unsubscribeUrl: stopPage,
        locale,
        button: isWhole ? written.button : partInWords(letterPart('button.open'), locale),
        // What is shortened begins with its subject.
        ...(isWhole && { heading: subject }),
      }),
      calendar: (isWhole && letter.calendar?.(locale)) || null,
      notBefore,
      unsubscribeUrl,
      kind: letter.kind ?? null,
    },
    letter.codeLivesMinutes,
  );
  return { mailId, notBefore };
}

/** The addresses of pages that a letter leads to, in its own language. */
function pagesIn(
  locale: Locale,
  publicUrl: string,
  values: LetterContent['values'],
): LetterContent['values'] {
  const pages = (['page', 'settings'] as const).flatMap((name) => {
    const address = values[name];
    return typeof address === 'string' ? [[name, pageIn(locale, publicUrl, address)] as const] : [];
  });
  return { ...values, ...Object.fromEntries(pages) };
}

/** A line break in a name or a subject would let it write headers of its own. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** '' in a letter that greets nobody. */
function greetingTo(
  name: string | null | undefined,
  { isConfirmed, locale }: { isConfirmed: boolean; locale: Locale },
): string {
  if (name === undefined) return '';
  // A name that a person chose for an address that may not be theirs is left out.
  const greeting =
    name === null || !isConfirmed ? letterPart('mail.hello') : letterPart('mail.helloName', { name });
  return partInWords(greeting, locale);
}

/** What goes to an address that nobody has confirmed: what it is about, and the page where it is read. */
function shortened(
  { values: { page } }: LetterContent,
  { subject, publicUrl, locale }: { subject: string; publicUrl: string; locale: Locale },
): Paragraph[] {
  const isOurs = typeof page === 'string' && page.startsWith(`${publicUrl}/`);
  const values = { subject, page: isOurs ? page : pageIn(locale, publicUrl, `${publicUrl}/notifications`) };
  return partInParagraphs(letterPart('mail.shortened', values), locale);
}
