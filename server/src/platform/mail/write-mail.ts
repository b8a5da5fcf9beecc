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
  /**
   * The account that the email belongs to, if not the one with the address: set when an account wants to use a new
   * address.
   */
  ownerId?: number;
  /**
   * The content, written in the reader's language. The HTML is made from its paragraphs, with links to our own pages.
   */
  says: LetterContent;
  /**
   * The name to greet the reader by, used only if the address is confirmed. Null greets without a name; undefined
   * omits the greeting.
   */
  name?: string | null;
  /**
   * The language of the request, for an email that its reader has just asked for. Used if they have chosen none; the
   * default is English.
   */
  askedIn?: Locale | null;
  /**
   * For an email with a code: it is sent before other emails. After this many minutes it is not sent any more and its
   * code is removed.
   */
  codeLivesMinutes?: number;
  /**
   * True if the text contains only our own words. Any other email to an unconfirmed address is shortened to its
   * subject and a link: the address may be a stranger's, and must not receive other people's words in our name.
   */
  isOurs?: true;
  /**
   * The kind of an email that its reader can switch off. It is not sent if switched off, waits for the end of quiet
   * hours, and contains an unsubscribe link. Omitted for emails that everyone gets at once: money, orders,
   * complaints, the account.
   */
  kind?: LetterKind;
  /** Omitted from emails to unconfirmed addresses. */
  shows?: Shown;
  /** A calendar file (RFC 5545) in the reader's language. Not sent to unconfirmed addresses. */
  calendar?: (locale: Locale) => string;
}

/** A reader's preference for one kind of email. */
export type LetterPreference =
  | { isWanted: false }
  | { isWanted: true; notBefore: Date | null; unsubscribeUrl: string };

interface Owner {
  id: number;
  /** Whether the address is the account's own and confirmed. */
  isConfirmed: boolean;
  /** Null if none is chosen. */
  language: Locale | null;
}

export interface LetterWriting {
  /** The site's origin: only URLs under it become links. */
  publicUrl: string;
  /** The account that has the address, or else the one that wants to use it. */
  findOwner(executor: Executor, address: string, wantedBy: number | null): Promise<Owner | null>;
  /** Null for an address that no account has. */
  findPreference(executor: Executor, address: string, kind: LetterKind): Promise<LetterPreference | null>;
}

/**
 * Stores an email in its reader's language. Returns its id and the time before which it must not be sent, or null if
 * the reader does not want it. Adds no job: if the caller adds none, the sweep sends it within a minute.
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
        // A shortened email already begins with its subject.
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

/** The URLs of the linked pages, in the email's language. */
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

/** Prevents header injection through a line break in a name or subject. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Empty in an email without a greeting. */
function greetingTo(
  name: string | null | undefined,
  { isConfirmed, locale }: { isConfirmed: boolean; locale: Locale },
): string {
  if (name === undefined) return '';
  // The name is omitted if the address may not belong to the person who chose the name.
  const greeting =
    name === null || !isConfirmed ? letterPart('mail.hello') : letterPart('mail.helloName', { name });
  return partInWords(greeting, locale);
}

/** The content for an unconfirmed address: the subject, and the page where the rest can be read. */
function shortened(
  { values: { page } }: LetterContent,
  { subject, publicUrl, locale }: { subject: string; publicUrl: string; locale: Locale },
): Paragraph[] {
  const isOurs = typeof page === 'string' && page.startsWith(`${publicUrl}/`);
  const values = { subject, page: isOurs ? page : pageIn(locale, publicUrl, `${publicUrl}/notifications`) };
  return partInParagraphs(letterPart('mail.shortened', values), locale);
}
