import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Executor } from '../db/executor.ts';
import { escapeHtml, linkAddresses } from '../http/html.ts';
import { type Jobs, jobKind } from '../jobs/jobs.ts';
import { mails } from './mail.tables.ts';

export interface Letter {
  to: string;
  /** Our own words alone: no name, title or text that somebody else has chosen. */
  subject: string;
  /** Plain text; the HTML is made from it, paragraph by paragraph, with links to our own pages. */
  text: string;
  /**
   * The text, too, is our own words alone. Any other letter is shortened to its subject and the page it leads to
   * where nobody has confirmed the address: it may be a stranger's, and our name must not carry other people's words
   * there.
   */
  isOurs?: true;
}

export interface StoredLetter extends Letter {
  html: string;
  createdAt: Date;
}

export interface Mail {
  /** Writes a letter in the caller's transaction; it is sent after the commit. */
  send(executor: Executor, letter: Letter): Promise<void>;
  /** Letters that were not sent for want of SMTP, newest first. */
  listUnsent(executor: Executor, to?: string): Promise<StoredLetter[]>;
}

interface Settings {
  smtpUrl: string | undefined;
  from: string;
  /** Where our pages are: only links to them are made live. */
  publicUrl: string;
  /** Whether the address belongs to an account that has confirmed it. */
  isConfirmed(executor: Executor, address: string): Promise<boolean>;
}

const sendLetter = jobKind<{ mailId: number }>('mail.send', { limit: 12, delaySeconds: 5 });

export function makeMail(
  jobs: Jobs,
  db: Executor,
  { smtpUrl, from, publicUrl, isConfirmed }: Settings,
): Mail {
  const transport = smtpUrl ? createTransport(smtpUrl) : null;

  if (transport) {
    jobs.handle(sendLetter, async ({ mailId }) => {
      const [letter] = await db
        .select()
        .from(mails)
        .where(and(eq(mails.id, mailId), isNull(mails.sentAt)));
      if (!letter) return;
      await transport.sendMail({
        from,
        // As an address, not as a header: a comma in it must not reach a second person (threat 36).
        to: { name: '', address: letter.recipient },
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
      });
      // What was sent is kept by its reader alone: letters hold codes and private words.
      await db.update(mails).set({ sentAt: new Date(), text: '', html: '' }).where(eq(mails.id, mailId));
    });
  }

  return {
    async send(executor, letter) {
      const to = oneLine(letter.to);
      const isQuotable = letter.isOurs === true || (await isConfirmed(executor, to));
      const text = isQuotable ? letter.text : shortened(letter, publicUrl);
      const [row] = await executor
        .insert(mails)
        .values({
          recipient: to,
          subject: oneLine(letter.subject),
          text,
          html: asHtml(text, publicUrl),
        })
        .returning({ id: mails.id });
      if (transport && row) await jobs.add(executor, sendLetter, { mailId: row.id });
    },
    async listUnsent(executor, to) {
      const rows = await executor
        .select()
        .from(mails)
        .where(
          and(
            isNull(mails.sentAt),
            to === undefined ? undefined : eq(sql`lower(${mails.recipient})`, to.toLowerCase()),
          ),
        )
        .orderBy(desc(mails.id))
        .limit(200);
      return rows.map(({ recipient, subject, text, html, createdAt }) => ({
        to: recipient,
        subject,
        text,
        html,
        createdAt,
      }));
    },
  };
}

/** A line break in a name or a subject would let it write headers of its own (threat 36). */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** What goes to an address that nobody has confirmed: what it is about, and the page where it is read. */
function shortened({ subject, text }: Letter, publicUrl: string): string {
  // Our letters end with the address of their page; whatever somebody quoted stands before it.
  const page = text.split(/\s+/).at(-1) ?? '';
  const link = page.startsWith(`${publicUrl}/`) ? page : `${publicUrl}/notifications`;
  return `Hello,\n\n${oneLine(subject)}.\n\nRead it on Tanabana: ${link}\n\nOnce you have confirmed this address in your settings, our letters tell you more.`;
}

function asHtml(text: string, publicUrl: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linkAddresses(escapeHtml(paragraph), publicUrl).replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html lang="en"><body style="font-family:Georgia,serif;color:#181a30;background:#f3eee3;padding:24px"><div style="max-width:36em;margin:auto">${paragraphs.join('')}</div></body></html>`;
}
